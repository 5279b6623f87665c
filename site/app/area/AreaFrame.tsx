import type { ReactNode } from 'react';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';

/** A page of the account area, as a link in its navigation. */
export interface AreaLink {
  label: string;
  url: string;
  isCurrent: boolean;
  /** Which `unread` count of the API belongs to this page. */
  unread?: 'messages' | 'inbox';
}

interface Props {
  /** The accessible name of the navigation. */
  label: string;
  /** The text for the unread count. */
  unread: string;
  links: readonly AreaLink[];
  /** For administrators only. A script shows it to them (enhance/account-menu.ts). */
  inbox: AreaLink;
  /** Links to the page shown after signing out. A script ends the session (enhance/account-menu.ts). */
  signOut: { label: string; url: string };
  needsScript: { heading: string; body: string };
  title: string;
  lead: string;
  /** The page itself. It is an island, so the Astro page places it. */
  children: ReactNode;
}

/** The frame around a page of the account area: the navigation, the title and the description. */
export function AreaFrame(props: Props) {
  const { label, unread, links, inbox, signOut, needsScript, title, lead, children } = props;
  return (
    <>
      <Selvedge isThin />
      <div className="wrap area">
        <nav className="area-nav" aria-label={label} data-unread-words={unread}>
          <ul>
            {links.map((link) => (
              <li key={link.url}>
                <NavLink link={link} />
              </li>
            ))}
            <li hidden data-for-admins>
              <NavLink link={inbox} />
            </li>
            <li className="area-nav-out">
              <Text.a href={signOut.url} data-sign-out>
                {signOut.label}
              </Text.a>
            </li>
          </ul>
        </nav>
        <div className="area-body">
          <header className="area-head">
            <Text.h1>{title}</Text.h1>
            <Text.p className="text-muted">{lead}</Text.p>
          </header>
          <noscript>
            <div className="area-noscript">
              <p>
                <Text.strong>{needsScript.heading}</Text.strong>
              </p>
              <Text.p>{needsScript.body}</Text.p>
            </div>
          </noscript>
          {children}
        </div>
      </div>
    </>
  );
}

function NavLink({ link: { label, url, isCurrent, unread } }: { link: AreaLink }) {
  return (
    <Text.a href={url} aria-current={isCurrent ? 'page' : undefined} data-unread={unread}>
      {label}
    </Text.a>
  );
}
