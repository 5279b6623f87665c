import { z } from 'zod';
import { type Localized, text } from '../../contract/text.ts';
import type { TypedSchema } from '../by-type.ts';

/** A product picture's content in one language. */
export type VignetteContent<Schema extends TypedSchema> = Localized<z.output<Schema>>;

/** The fields of every product picture. */
export const vignetteHead = {
  title: text(60),
  status: text(60),
  description: text(400).describe('Description of the picture for people who cannot see it'),
};

/** A figure of a vignette, drawn as a share of 100. */
export const share = z.int().min(0).max(100);
