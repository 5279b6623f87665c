import { Text } from '../ui/Text.tsx';
import type { State } from './parts.ts';

const SIGNS: Record<State, string> = {
  ok: 'm4.8 8.2 2.2 2.2 4.2-4.6',
  attention: 'M8 4.6v4M8 11.2v.1',
  wrong: 'm5.6 5.6 4.8 4.8m0-4.8-4.8 4.8',
};

/** Renders a state by shape and color; the words next to it say the same. */
export function StateMark({ state }: { state: State }) {
  return (
    <svg aria-hidden="true" className="stage-mark" data-state={state} viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="8" />
      <path d={SIGNS[state]} />
    </svg>
  );
}

/** Renders a state with its mark. */
export function Said({ state, said }: { state: State; said: string }) {
  return (
    <span className="stage-said" data-state={state}>
      <StateMark state={state} />
      <Text>{said}</Text>
    </span>
  );
}
