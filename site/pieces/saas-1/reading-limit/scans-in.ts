import type { z } from 'zod';
import type { Scan } from '../../../ui/scan/scan.ts';
import type { schema } from './schema.ts';

type Content = Pick<z.output<typeof schema>, 'printed' | 'steps'>;

/** Returns the scans of a section's line at one resolution: label and value separately, because a phone stacks them. */
export const scansOf = ({ printed }: Pick<Content, 'printed'>, dpi: number): Scan[] =>
  [printed.label, printed.value].map((words) => ({ words, dpi }));

/** Returns every scan that the sections of some content show. */
export const scansIn = (sections: readonly { type: string }[]): Scan[] =>
  sections
    .filter(
      (section): section is Content & { type: 'reading-limit' } => section.type === 'reading-limit',
    )
    .flatMap((section) => section.steps.flatMap(({ dpi }) => scansOf(section, dpi)));
