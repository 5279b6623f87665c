import type { ReactNode } from 'react';
import type { AccountPages } from '../../../contract/account-pages.ts';
import type { Weave } from '../../../contract/weave.ts';
import type { PageState } from '../../session/page-state.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import { NeedsScript } from './NeedsScript.tsx';
import { SignedIn } from './SignedIn.tsx';

interface Props {
  weave: Weave;
  /** What the page says at its top in each of its states. */
  states: Partial<Record<PageState, { heading: string; lead: string }>>;
  /** The words for somebody who is signed in already, on a page that has something to say to him. */
  session: AccountPages['session'] | undefined;
  /** What those without JavaScript are told, on a page that cannot do without. */
  needsScript: string | undefined;
  home: string;
  inbox: string;
  /** The form, an island, and the ways on. */
  children: ReactNode;
}

/** An account page: a form beside a weave of the page's own. */
export function AccountSection({
  weave,
  states,
  session,
  needsScript,
  home,
  inbox,
  children,
}: Props) {
  return (
    <section className="account wide-frame">
      <div className="account-cloth ebony">
        <Loom weave={weave} isFirst />
      </div>
      <div className="account-body">
        <AccountHeading states={session === undefined ? states : { ...states, session }} />
        {needsScript !== undefined && <NeedsScript said={needsScript} />}
        {session !== undefined && <SignedIn said={session} home={home} inbox={inbox} />}
        {children}
      </div>
    </section>
  );
}
