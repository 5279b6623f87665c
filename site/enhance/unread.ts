import { paths } from '../../contract/api/paths.ts';
import { fill } from '../../contract/fill.ts';
import { readSession } from '../session/cookie.ts';
import { rememberUnread } from '../session/known-account.ts';
import { onRead } from '../session/unread.ts';

/** How old the count may be when a visitor comes back, in milliseconds. */
const SELDOM = 60_000;
let askedAt = 0;

/**
 * How much there is to read, beside the links of the area's navigation, and of the menu of the account once it is open.
 * Asked for where either is seen, and only there; again when the visitor comes back to the page.
 */
export function showUnread(): void {
  if (!document.querySelector('.area-nav')) return;
  onRead(askUnread);
  askUnread();
  for (const back of ['pageshow', 'visibilitychange']) {
    addEventListener(back, () => {
      if (!document.hidden && Date.now() - askedAt >= SELDOM) askUnread();
    });
  }
}

/** Has something that opens show how much there is to read. */
export function showUnreadIn(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => {
    // A selector that a browser does not know is an error; only one that knows it has such a panel.
    if (panel.matches('[open]') || (panel.popover && panel.matches(':popover-open'))) askUnread();
  });
}

function askUnread(): void {
  askedAt = Date.now();
  void show().catch(() => undefined);
}

async function show(): Promise<void> {
  const token = readSession();
  if (token === undefined) return;
  const [, path] = paths.unread;
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
  });
  // A session that has ended is for the page itself to notice.
  if (!answer.ok) return;
  const counts = (await answer.json()) as Record<string, number | null>;
  // An account that has signed out meanwhile is forgotten.
  if (readSession() !== token) return;
  rememberUnread(Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0));
  for (const list of document.querySelectorAll<HTMLElement>('[data-unread-words]')) {
    for (const link of list.querySelectorAll<HTMLElement>('[data-unread]')) {
      link.querySelector('.area-count')?.remove();
      const count = counts[link.dataset['unread'] ?? ''] ?? 0;
      if (count > 0) link.append(mark(count, list.dataset['unreadWords'] ?? ''));
    }
  }
}

/** The number for those who see it, and words for those who listen. */
function mark(count: number, words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'area-count';
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = count > 99 ? '99+' : String(count);
  const said = document.createElement('span');
  said.className = 'sr-only';
  said.textContent = ` ${fill(words, { count })}`;
  element.append(shown, said);
  return element;
}
