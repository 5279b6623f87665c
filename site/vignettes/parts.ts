import { z } from 'zod';
import { line, text } from '../../contract/text.ts';

/** The fields of every product picture. */
export const vignetteHead = {
  title: text(60),
  status: text(60),
  description: text(400).describe('Description of the picture for people who cannot see it'),
};

/** A figure of a vignette, drawn as a share of 100. */
export const share = z.int().min(0).max(100);

/** Words that are the same in both languages of the site: printed text, a number. */
export const asWritten = line;
