import { z } from 'zod';
import { line, text } from '../../contract/text.ts';

/** What every product picture has. */
export const vignetteHead = {
  title: text(60),
  status: text(60),
  description: text(400).describe('What it shows, for those who cannot see it'),
};

/** A figure of a vignette, as it is drawn: its parts are shares of 100. */
export const share = z.int().min(0).max(100);

/** Words that stand as they are in both languages of the site: what is printed on a paper, a number. */
export const asWritten = line;
