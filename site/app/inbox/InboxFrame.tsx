import type { ReactNode } from 'react';
import type { Localized } from '../../../contract/text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import type { InboxWords } from './texts.ts';

interface Props
  extends Pick<Localized<InboxWords>, 'title' | 'lead' | 'needsScript' | 'signedOut'> {
  signIn: string;
  /** The inbox itself. It is an island, so the Astro page places it. */
  children: ReactNode;
}

/**
 * The frame around the inbox: its title, and the notices for visitors who aren't signed in (`client:session` detects
 * that) or have no JavaScript.
 */
export function InboxFrame({ title, lead, needsScript, signedOut, signIn, children }: Props) {
  return (
    <>
      <Selvedge isThin />
      <div className="wrap inbox-head">
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className="text-muted">
          <Text>{lead}</Text>
        </p>
      </div>
      <div className="inbox-ground">
        <noscript>
          <EmptyState
            heading={<Text>{needsScript.heading}</Text>}
            body={<Text>{needsScript.body}</Text>}
          />
        </noscript>
        {children}
        <div className="wrap" data-signed-out-gate data-needs-script>
          <EmptyState
            heading={<Text>{signedOut.heading}</Text>}
            body={<Text>{signedOut.body}</Text>}
          >
            <ButtonLink href={signIn} label={signedOut.action} rank="first" />
          </EmptyState>
        </div>
      </div>
    </>
  );
}
