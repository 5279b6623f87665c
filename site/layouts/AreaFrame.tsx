import type { ReactNode } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { content } from '../content.ts';
import { linkIn } from '../languages-of.ts';
import type { MenuLink } from '../session/account-menu.ts';
import { Selvedge } from '../ui/Selvedge.tsx';
import { Text } from '../ui/Text.tsx';
import { areaLinks, inboxLink } from './account-menu.ts';

interface Props {
  lang: Lang;
  /** The page's English path. */
  path: string;
  title: string;
  lead: string;
  /** The page itself. It is an island, so the Astro page places it. */
  children: ReactNode;
}

/** The frame around a page of the account area: the navigation, the title and the description. */
export function AreaFrame({ lang, path, title, lead, children }: Props) {
  const { label, needsScript, unread, signOut } = localize(content.area, lang);
  return (
    <>
      <Selvedge isThin />
      <div className="wrap area grid content-start gap-xl">
        <nav className="area-nav" aria-label={label} data-unread-words={unread}>
          <ul>
            {areaLinks(lang).map((link) => (
              <li key={link.path}>
                <NavLink link={link} isCurrent={link.path === path} />
              </li>
            ))}
            {/* A script shows it to administrators, and another one ends the session
                (enhance/account-menu.ts). */}
            <li hidden data-for-admins>
              <NavLink link={inboxLink(lang)} />
            </li>
            <li className="area-nav-out">
              <Text.a href={linkIn(lang, '/pages-logout')} data-sign-out>
                {signOut}
              </Text.a>
            </li>
          </ul>
        </nav>
        <div className="area-body">
          <header className="area-head grid gap-xs">
            <Text.h1 className="text-3xl">{title}</Text.h1>
            <Text.p className="text-muted">{lead}</Text.p>
          </header>
          <noscript>
            <div className="area-noscript grid gap-xs">
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

function NavLink({ link, isCurrent = false }: { link: MenuLink; isCurrent?: boolean }) {
  return (
    <Text.a href={link.url} aria-current={isCurrent ? 'page' : undefined} data-unread={link.unread}>
      {link.label}
    </Text.a>
  );
}
