import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';

interface Counts {
  /** The number of checks. */
  checks: number;
  done: number;
  /** The finished checks that are only on the phone. */
  kept: number;
}

/** Counts the checks by holder: the office, only the phone, neither yet. */
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
