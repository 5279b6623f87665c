import type { AccountMenu } from '../../contract/account-menu.ts';
import { fill } from '../../contract/fill.ts';
import { langOfWords } from '../../contract/languages.ts';
import {
  type KnownAccount,
  knownAccount,
  knownUnread,
  onAccountChange,
} from '../session/known-account.ts';
import { initial } from '../ui/initial.ts';
import { signOutBy } from './sign-out.ts';
import { showUnread, showUnreadIn } from './unread.ts';

/**
 * For a signed-in account: the bar's link for signing in becomes a menu of the account, and the side panel begins with
 * the same. `late.ts` fetches this when there is a session, and only then.
 */
const PANEL = 'bar-account';

/** Shows anew what is known of the signed-in account. */
type Paint = (known: KnownAccount | undefined) => void;

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

/** Writes a name: Thai letters have a font of their own, wherever they stand (styles/fonts.css). */
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
}

/** Shows administrators what is theirs alone. */
const forAdmins: Paint = (known) => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-for-admins]')) {
    item.hidden = !known?.isAdmin;
  }
};

/** The bar's link becomes a button of the same size, with the disc of the account. */
function inBar(menu: AccountMenu): Paint | undefined {
  const link = document.querySelector<HTMLAnchorElement>('[data-account]');
  if (!link) return undefined;
  const button = make('button', `${link.className} bar-account`, ...link.childNodes);
  button.type = 'button';
  button.setAttribute('popovertarget', PANEL);
  const heading = make('p', 'bar-heading');
  const panel = make('div', 'bar-panel bar-panel-end', heading, entries(menu, 'bar-entries'));
  panel.dataset['unreadWords'] = menu.unread;
  showUnreadIn(panel);
  panel.id = PANEL;
  panel.popover = 'auto';
  const hadFocus = document.activeElement === link;
  link.replaceWith(button, panel);
  if (hadFocus) button.focus();

  let shown: string | undefined;
  return (known) => {
    write(heading, known?.name ?? menu.label);
    const count = knownUnread();
    button.toggleAttribute('data-has-unread', count > 0);
    const said = [known?.name, menu.label, count > 0 ? fill(menu.unread, { count }) : undefined];
    button.setAttribute('aria-label', said.filter(Boolean).join(' – '));
    const face = known && JSON.stringify([known.name, known.image]);
    if (known && face !== shown) button.replaceChildren(disc(known));
    shown = face ?? shown;
  };
}

/** The picture of an account, or its initial where there is none. */
function disc({ name, image }: KnownAccount): HTMLElement {
  const letter = make('span', 'bar-disc');
  write(letter, initial(name));
  if (image === undefined) return letter;
  const picture = make('img', 'bar-disc');
  picture.width = 28;
  picture.height = 28;
  picture.alt = '';
  picture.addEventListener('error', () => picture.replaceWith(letter));
  picture.src = image;
  return picture;
}

/** The group of the side panel that offers to sign in makes room for the account's. */
function inSidePanel(menu: AccountMenu): Paint | undefined {
  const group = document
    .querySelector('#side-panel [href$="/account/sign-in"]')
    ?.closest('details');
  if (!group) return undefined;
  const title = make('span', '');
  group.querySelector('summary')?.firstChild?.replaceWith(title);
  group.querySelector('ul')?.replaceWith(entries(menu, 'panel-entries'));
  group.dataset['unreadWords'] = menu.unread;
  showUnreadIn(group);
  const item = group.parentElement;
  item?.parentElement?.prepend(item);
  return (known) => write(title, known?.name ?? menu.label);
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
// The area's navigation ends with it, too.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sign-out]')) signOutBy(link);
showUnread();
