import type { ReactNode } from 'react';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';

/** A page of the area, as its navigation names it. */
export interface AreaLink {
  label: string;
  url: string;
  isCurrent: boolean;
}

interface Props {
  /** Names the navigation. */
  label: string;
  links: readonly AreaLink[];
  /** For administrators alone; shown to them by a script (enhance/account-menu.ts). */
  inbox: AreaLink;
  needsScript: { heading: string; body: string };
  title: string;
  lead: string;
  /** The page itself: an island, so it is placed by the page. */
  children: ReactNode;
}

/** What stands around a page of the account area: where else one can go in it, its title, and what it is for. */
export function AreaFrame({ label, links, inbox, needsScript, title, lead, children }: Props) {
  return (
    <>
      <Selvedge />
      <div className="wrap area">
        <nav className="area-nav" aria-label={label}>
          <ul>
            {links.map((link) => (
              <li key={link.url}>
                <NavLink link={link} />
              </li>
            ))}
            <li hidden data-for-admins>
              <NavLink link={inbox} />
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

function NavLink({ link: { label, url, isCurrent } }: { link: AreaLink }) {
  return (
    <a href={url} aria-current={isCurrent ? 'page' : undefined}>
      <Text>{label}</Text>
    </a>
  );
}
