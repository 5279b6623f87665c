import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import type { PhaseWithDays } from './phases.ts';

/** Formats the state of a task in words: automatically, by whom, who it waits for, or not begun. */
export const stateSaid = (
  { state, who = '' }: Pick<PhaseWithDays, 'state' | 'who'>,
  words: SectionContext['words']['monthClose'],
): string => fill(words.states[state], { who });
