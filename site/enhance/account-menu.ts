import type { Me } from '../../contract/api/account.ts';
import { fill } from '../../contract/fill.ts';
import { langOfWords } from '../../contract/languages.ts';
import type { AccountMenu } from '../session/account-menu.ts';
import { isSignedIn } from '../session/cookie.ts';
import {
  type KnownAccount,
  knownAccount,
  knownUnread,
  onAccountChange,
  rememberAccount,
} from '../session/known-account.ts';
import { initials } from '../ui/initial.ts';
import { askAsAccount } from './ask-as-account.ts';
import { make } from './make.ts';
import { signOutBy } from './sign-out.ts';
import { showUnread, showUnreadIn } from './unread.ts';

/**
 * For signed-in accounts: replaces the bar's sign-in link with an account menu, and adds the same menu to the top of
 * the side panel. `after-paint.ts` loads this script only if there is a session.
 */
const PANEL = 'bar-account';

/** Renders the known account, or the original content once its session has ended in another tab. */
type Paint = (known: KnownAccount | undefined) => void;

/** Writes a name. Thai letters always have a font of their own (styles/fonts.css). */
function write(element: HTMLElement, name: string): void {
  element.textContent = name;
  element.lang = langOfWords(name);
}

async function show(): Promise<void> {
  const answer = await fetch(`/account-menu.${document.documentElement.lang}.json`);
  if (!answer.ok) return;
  const menu = (await answer.json()) as AccountMenu;
  const paints = [inBar(menu), inSidePanel(menu), forAdmins];
  const paint = () => {
    const known = knownAccount();
    for (const each of paints) each?.(known);
  };
  paint();
  onAccountChange(paint);
  // A browser may delete what a site stored, and keep its cookies.
  if (knownAccount()) return;
  const me = await askAsAccount<Me>('me');
  if (me) rememberAccount(me);
}

/** Shows administrators the elements that are only for them. */
const forAdmins: Paint = (known) => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-for-admins]')) {
    item.hidden = !known?.isAdmin;
  }
};

/** Replaces an element with another, and keeps the focus if it was there. */
function put(next: HTMLElement, before: HTMLElement): void {
  const hadFocus = before.matches(':focus');
  before.replaceWith(next);
  if (hadFocus) next.focus();
}

/** Replaces the bar's link with a button of the same size that shows the account's picture or initials. */
function inBar(menu: AccountMenu): Paint | undefined {
  const link = document.querySelector<HTMLAnchorElement>('[data-account]');
  // In browsers without popovers the link stays; it leads to the account as well.
  if (!link || !('popover' in link)) return undefined;
  const face = link.cloneNode(true).childNodes;
  const button = make('button', `${link.className} bar-account`, ...face);
  button.type = 'button';
  button.setAttribute('popovertarget', PANEL);
  const heading = make('p', 'bar-heading');
  const panel = make('div', 'bar-panel bar-panel-end', heading, entries(menu, 'bar-entries'));
  panel.dataset['unreadWords'] = menu.unread;
  showUnreadIn(panel);
  panel.id = PANEL;
  panel.popover = 'auto';

  let shown: string | undefined;
  return (known) => {
    if (!isSignedIn()) {
      panel.remove();
      if (button.isConnected) put(link, button);
      return;
    }
    if (link.isConnected) put(button, link);
    // Moving an open popover would close it.
    if (!panel.isConnected) button.after(panel);
    write(heading, known?.name ?? menu.label);
    const count = knownUnread();
    button.toggleAttribute('data-has-unread', count > 0);
    const said = [known?.name, menu.label, count > 0 ? fill(menu.unread, { count }) : undefined];
    button.setAttribute('aria-label', said.filter(Boolean).join(' – '));
    const next = known && JSON.stringify([known.name, known.image]);
    if (known && next !== shown) button.replaceChildren(disc(known));
    shown = next ?? shown;
  };
}

/** Returns the picture of an account, or its initials if there is none. */
function disc({ name, image }: KnownAccount): HTMLElement {
  const letter = make('span', 'bar-disc');
  write(letter, initials(name));
  if (image === undefined) return letter;
  const picture = make('img', 'bar-disc');
  picture.width = 32;
  picture.height = 32;
  picture.alt = '';
  picture.addEventListener('error', () => picture.replaceWith(letter));
  picture.src = image;
  return picture;
}

/** Replaces the sign-in group of the side panel with the account's group. */
function inSidePanel(menu: AccountMenu): Paint | undefined {
  const group = document
    .querySelector('#side-panel [href$="/account/sign-in"]')
    ?.closest('details');
  if (!group) return undefined;
  const signedOut = {
    words: group.querySelector('summary')?.firstChild,
    list: group.querySelector('ul'),
  };
  const title = make('span', '');
  const list = entries(menu, 'panel-entries');
  group.dataset['unreadWords'] = menu.unread;
  showUnreadIn(group);
  const item = group.parentElement;
  item?.parentElement?.prepend(item);
  return (known) => {
    const { words, list: offers } = signedOut;
    if (!words || !offers) return;
    const isIn = isSignedIn();
    (isIn ? words : title).replaceWith(isIn ? title : words);
    (isIn ? offers : list).replaceWith(isIn ? list : offers);
    write(title, known?.name ?? menu.label);
  };
}

function entries(menu: AccountMenu, className: string): HTMLUListElement {
  const here = location.pathname.replace(/\/$/, '');
  const items = [...menu.links, menu.inbox].map((each) => {
    const { label, url, unread } = each;
    const link = make('a', '', label);
    if (unread) link.dataset['unread'] = unread;
    link.href = url;
    if (url === here) link.setAttribute('aria-current', 'page');
    const item = make('li', '', link);
    if (each === menu.inbox) item.dataset['forAdmins'] = '';
    return item;
  });
  const out = make('a', '', menu.signOut);
  out.href = menu.signedOut;
  signOutBy(out);
  return make('ul', className, ...items, make('li', '', out));
}

void show().catch(() => undefined);
// The navigation of the account area also ends with a sign-out link.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sign-out]')) signOutBy(link);
showUnread();
