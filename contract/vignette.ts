import { z } from 'zod';
import { approvals } from './vignettes/approvals.ts';
import { coursePlayer } from './vignettes/course-player.ts';
import { dataLineage } from './vignettes/data-lineage.ts';
import { documentReading } from './vignettes/document-reading.ts';
import { eventProgramme } from './vignettes/event-programme.ts';
import { forecast } from './vignettes/forecast.ts';
import { invoiceReading } from './vignettes/invoice-reading.ts';
import { supportAnswer } from './vignettes/support-answer.ts';

/** Product pictures, made of text and lines (design.md, "What fills the pages"). Their figures are illustrations. */
export const vignette = z.discriminatedUnion('type', [
  documentReading,
  invoiceReading,
  supportAnswer,
  approvals,
  forecast,
  dataLineage,
  coursePlayer,
  eventProgramme,
]);

export type Vignette = z.infer<typeof vignette>;
