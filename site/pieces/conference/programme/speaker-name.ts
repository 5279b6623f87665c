import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import type { Session } from './slots.ts';

/** Formats a speaker with their area: “Nok Wattana, archivist”. */
export const speakerName = (
  { name, field }: Session['speakers'][number],
  { programme }: SectionContext['words'],
): string => (field === undefined ? name : fill(programme.speaker, { name, field }));
