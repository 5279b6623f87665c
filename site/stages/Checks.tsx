import { Text } from '../ui/Text.tsx';
import type { State } from './parts.ts';
import { StateMark } from './StateMark.tsx';

interface Props {
  checks: readonly { state: State; body: string }[];
  className?: string;
}

/** Renders checks or actions, each with its state. */
export function Checks({ checks, className }: Props) {
  return (
    <ul className={className}>
      {checks.map(({ state, body }) => (
        <li key={body}>
          <StateMark state={state} />
          <Text.span>{body}</Text.span>
        </li>
      ))}
    </ul>
  );
}
