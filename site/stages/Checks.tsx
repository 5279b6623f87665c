import { Text } from '../ui/Text.tsx';
import type { State } from './parts.ts';
import { StateMark } from './StateMark.tsx';

interface Props {
  checks: readonly { state: State; body: string }[];
}

/** Renders checks or actions, each with its state. */
export function Checks({ checks }: Props) {
  return (
    <ul className="stage-checks">
      {checks.map(({ state, body }) => (
        <li key={body}>
          <StateMark state={state} />
          <Text.span>{body}</Text.span>
        </li>
      ))}
    </ul>
  );
}
