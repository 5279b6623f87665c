import type { Localized } from '../../../contract/text.ts';
import type { Vignette as VignetteContent } from '../../../contract/vignette.ts';
import { DocumentReading } from './DocumentReading.tsx';
import { Forecast } from './Forecast.tsx';

/** A picture of a product at work, made of text and lines; its figures are illustrations. */
export function Vignette(vignette: Localized<VignetteContent>) {
  switch (vignette.type) {
    case 'document-reading':
      return <DocumentReading {...vignette} />;
    case 'forecast':
      return <Forecast {...vignette} />;
    default:
      return vignette satisfies never;
  }
}

export type VignetteOf<Type extends VignetteContent['type']> = Localized<
  Extract<VignetteContent, { type: Type }>
>;
