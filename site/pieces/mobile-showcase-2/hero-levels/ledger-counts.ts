import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';

interface Counts {
  /** How many checks there are. */
  checks: number;
  done: number;
  /** Those done that are on the phone alone. */
  kept: number;
}

/** The number of checks by holder: the office, the phone alone, neither yet. */
export function ledgerCounts(
  { checks, done, kept }: Counts,
  says: SectionContext['words']['heroLevels'],
) {
  return [
    { is: 'sent', count: done - kept, words: fill(says.sent, { count: done - kept }) },
    { is: 'kept', count: kept, words: fill(says.kept, { count: kept }) },
    { is: 'open', count: checks - done, words: fill(says.open, { count: checks - done }) },
  ] as const;
}
