import { z } from 'zod';
import { documentReading } from './vignettes/document-reading.ts';
import { forecast } from './vignettes/forecast.ts';

/** Product pictures, made of text and lines (design.md, "What fills the pages"). Their figures are illustrations. */
export const vignette = z.discriminatedUnion('type', [documentReading, forecast]);

export type Vignette = z.infer<typeof vignette>;
