import type { ReactNode } from 'react';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';

/** A page of the area, as its navigation names it. */
export interface AreaLink {
  label: string;
  url: string;
  isCurrent: boolean;
  /** What of it can be unread (`unread` of the API). */
  unread?: 'messages' | 'inbox';
}

interface Props {
  /** Names the navigation. */
  label: string;
  /** How much there is to read, in words. */
  unread: string;
  links: readonly AreaLink[];
  /** For administrators alone; shown to them by a script (enhance/account-menu.ts). */
  inbox: AreaLink;
  /** Leads to where signing out leads; that it ends the session is a script's (enhance/account-menu.ts). */
  signOut: { label: string; url: string };
  needsScript: { heading: string; body: string };
  title: string;
  lead: string;
  /** The page itself: an island, so it is placed by the page. */
  children: ReactNode;
}

/** What stands around a page of the account area: where else one can go in it, its title, and what it is for. */
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
              <a href={signOut.url} data-sign-out>
                <Text>{signOut.label}</Text>
              </a>
            </li>
          </ul>
        </nav>
        <div className="area-body">
          <header className="area-head">
            <h1>
              <Text>{title}</Text>
            </h1>
            <p className="text-muted">
              <Text>{lead}</Text>
            </p>
          </header>
          <noscript>
            <div className="area-noscript">
              <p>
                <strong>
                  <Text>{needsScript.heading}</Text>
                </strong>
              </p>
              <p>
                <Text>{needsScript.body}</Text>
              </p>
            </div>
          </noscript>
          {children}
        </div>
      </div>
    </>
  );
}

/** How much there is to read is put beside it by a script (enhance/unread.ts). */
function NavLink({ link: { label, url, isCurrent, unread } }: { link: AreaLink }) {
  return (
    <a href={url} aria-current={isCurrent ? 'page' : undefined} data-unread={unread}>
      <Text>{label}</Text>
    </a>
  );
}
