import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import type { Session } from './slots.ts';

/** Who speaks, and what they stand for: “Nok Wattana, archivist”. */
export const speakerName = (
  { name, field }: Session['speakers'][number],
  { programme }: SectionContext['words'],
): string => (field === undefined ? name : fill(programme.speaker, { name, field }));
