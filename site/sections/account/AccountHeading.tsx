import type { PageState } from '../../session/page-state.ts';
import { Text } from '../../ui/Text.tsx';

interface Props {
  /** What the page says at its top, by the state that it is in. */
  states: Partial<Record<PageState, { heading: string; lead: string }>>;
}

/** The heading of an account page and what it says below: one for each state, one of them seen. */
export function AccountHeading({ states }: Props) {
  const entries = Object.entries(states);
  return (
    <header className="account-head">
      <h1 className="account-title" id="account-heading" tabIndex={-1}>
        {entries.map(([state, { heading }]) => (
          <span key={state} data-while={state}>
            <Text>{heading}</Text>
          </span>
        ))}
      </h1>
      {entries.map(([state, { lead }]) => (
        <p key={state} className="text-muted" data-while={state}>
          <Text>{lead}</Text>
        </p>
      ))}
    </header>
  );
}
