import type { AccountMenu } from '../../contract/account-menu.ts';
import { paths } from '../../contract/api/paths.ts';
import { langOfWords } from '../../contract/languages.ts';
import { readSession, removeSession } from '../session/cookie.ts';
import { knownAccount } from '../session/known-account.ts';
import { initial } from '../ui/initial.ts';
import { showUnread, showUnreadIn } from './unread.ts';

/**
 * For whoever is signed in: the bar's link for signing in becomes a menu of the account, and the side panel begins with
 * the same. `late.ts` fetches this when there is a session, and only then.
 */
const PANEL = 'bar-account';

/** Makes an element. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** A name as its own element: Thai letters have a font of their own, wherever they stand (styles/fonts.css). */
function named(tag: 'p' | 'span', className: string, name: string): HTMLElement {
  const element = make(tag, className, name);
  element.lang = langOfWords(name);
  return element;
}

async function show(): Promise<void> {
  const answer = await fetch(`/account-menu.${document.documentElement.lang}.json`);
  if (!answer.ok) return;
  const menu = (await answer.json()) as AccountMenu;
  const known = knownAccount();
  const name = known?.name ?? menu.label;
  if (known?.isAdmin) {
    menu.links.push(menu.inbox);
    for (const item of document.querySelectorAll<HTMLElement>('[data-for-admins]')) {
      item.hidden = false;
    }
  }
  inBar(menu, name, known?.name);
  inSidePanel(menu, name);
}

/** The bar's link becomes a button of the same size, with the initial of whoever is signed in. */
function inBar(menu: AccountMenu, name: string, known: string | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-account]');
  if (!link) return;
  const button = make('button', `${link.className} bar-account`);
  button.type = 'button';
  button.setAttribute('popovertarget', PANEL);
  button.setAttribute('aria-label', known === undefined ? name : `${name} – ${menu.label}`);
  if (known === undefined) button.append(...link.childNodes);
  else button.append(named('span', 'bar-initial', initial(name)));
  const panel = make(
    'div',
    'bar-panel bar-panel-end',
    named('p', 'bar-heading', name),
    make('ul', 'bar-entries', ...entries(menu)),
  );
  panel.dataset['unreadWords'] = menu.unread;
  showUnreadIn(panel);
  panel.id = PANEL;
  panel.popover = 'auto';
  const hadFocus = document.activeElement === link;
  link.replaceWith(button, panel);
  if (hadFocus) button.focus();
}

/** The group of the side panel that offers to sign in makes room for the account's. */
function inSidePanel(menu: AccountMenu, name: string): void {
  const group = document
    .querySelector('#side-panel [href$="/account/sign-in"]')
    ?.closest('details');
  if (!group) return;
  const summary = group.querySelector('summary');
  summary?.firstChild?.replaceWith(named('span', '', name));
  group.querySelector('ul')?.replaceChildren(...entries(menu));
  group.dataset['unreadWords'] = menu.unread;
  showUnreadIn(group);
  const item = group.parentElement;
  item?.parentElement?.prepend(item);
}

function entries(menu: AccountMenu): HTMLLIElement[] {
  const here = location.pathname.replace(/\/$/, '');
  const links = menu.links.map(({ label, url, unread }) => {
    const link = make('a', '', label);
    if (unread) link.dataset['unread'] = unread;
    link.href = url;
    if (url === here) link.setAttribute('aria-current', 'page');
    return link;
  });
  const out = make('a', '', menu.signOut);
  out.href = menu.signedOut;
  out.addEventListener('click', signOut);
  return [...links, out].map((link) => make('li', '', link));
}

/** Ends the session, here in any case, before the link leads to where signing out leads (spec D7). */
function signOut(): void {
  const token = readSession();
  const [method, path] = paths.logout;
  // In the demo nobody answers outside of the islands.
  if (token !== undefined && !import.meta.env.DEMO) {
    void fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  }
  removeSession();
}

void show().catch(() => undefined);
showUnread();
