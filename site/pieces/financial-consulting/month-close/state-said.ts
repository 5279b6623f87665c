import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import type { Phase } from './phases.ts';

/** Formats the state of a task in words: automatically, by whom, who it waits for, or not begun. */
export const stateSaid = (phase: Phase, words: SectionContext['words']['monthClose']): string =>
  fill(words.states[phase.state], { who: 'who' in phase ? phase.who : '' });
