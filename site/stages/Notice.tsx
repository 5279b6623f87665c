import { Text } from '../ui/Text.tsx';
import type { State } from './parts.ts';
import { StateMark } from './StateMark.tsx';

/** Renders a notice that the product shows automatically. */
export function Notice({ title, body, state }: { title: string; body: string; state: State }) {
  return (
    <div className="stage-notice" data-state={state}>
      <StateMark state={state} />
      <p>
        <Text.strong>{title}</Text.strong>
      </p>
      <Text.p>{body}</Text.p>
    </div>
  );
}
