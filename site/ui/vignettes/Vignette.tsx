import type { Localized } from '../../../contract/text.ts';
import type { Vignette as VignetteContent } from '../../../contract/vignette.ts';
import { Approvals } from './Approvals.tsx';
import { CoursePlayer } from './CoursePlayer.tsx';
import { DataLineage } from './DataLineage.tsx';
import { DocumentReading } from './DocumentReading.tsx';
import { EventProgramme } from './EventProgramme.tsx';
import { Forecast } from './Forecast.tsx';
import { InvoiceReading } from './InvoiceReading.tsx';
import { SupportAnswer } from './SupportAnswer.tsx';

/** A picture of a product at work, made of text and lines; its figures are illustrations. */
export function Vignette(vignette: Localized<VignetteContent>) {
  switch (vignette.type) {
    case 'document-reading':
      return <DocumentReading {...vignette} />;
    case 'invoice-reading':
      return <InvoiceReading {...vignette} />;
    case 'support-answer':
      return <SupportAnswer {...vignette} />;
    case 'approvals':
      return <Approvals {...vignette} />;
    case 'forecast':
      return <Forecast {...vignette} />;
    case 'data-lineage':
      return <DataLineage {...vignette} />;
    case 'course-player':
      return <CoursePlayer {...vignette} />;
    case 'event-programme':
      return <EventProgramme {...vignette} />;
    default:
      return vignette satisfies never;
  }
}

export type VignetteOf<Type extends VignetteContent['type']> = Localized<
  Extract<VignetteContent, { type: Type }>
>;
