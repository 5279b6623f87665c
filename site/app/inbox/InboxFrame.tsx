import type { ReactNode } from 'react';
import type { Localized } from '../../../contract/text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';
import { Terms } from '../../ui/Typeset.tsx';
import { unbreakablePhrases } from '../../ui/unbreakable-phrases.ts';
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
    <Terms value={unbreakablePhrases({ needsScript, signedOut })}>
      <Selvedge isThin />
      <div className="wrap inbox-head grid gap-xs">
        <Text.h1 className="text-3xl">{title}</Text.h1>
        <Text.p className="text-muted">{lead}</Text.p>
      </div>
      <div className="inbox-ground">
        <noscript>
          <EmptyState {...needsScript} />
        </noscript>
        {children}
        <div className="wrap" data-signed-out-gate data-needs-script>
          <EmptyState {...signedOut}>
            <ButtonLink href={signIn} label={signedOut.action} rank="first" />
          </EmptyState>
        </div>
      </div>
    </Terms>
  );
}
