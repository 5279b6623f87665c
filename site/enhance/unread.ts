import { fill } from '../../contract/fill.ts';
import { rememberUnread } from '../session/known-account.ts';
import { onRead } from '../session/unread.ts';
import { askAsAccount } from './ask-as-account.ts';
import { make } from './make.ts';

/** The age of the count after which it is requested again when a visitor returns to the page, in milliseconds. */
const SELDOM = 60_000;
let askedAt = 0;

/**
 * Shows the unread counts beside the links of the account area's navigation and, once it is open, of the account menu.
 * They are requested only while one of these is visible, and again when the visitor returns to the page.
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

/** Shows the unread counts in a panel when it opens. */
export function showUnreadIn(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => {
    // An unknown selector throws an error, so `:popover-open` is only tested on panels that have a popover.
    if (panel.matches('[open]') || (panel.popover && panel.matches(':popover-open'))) askUnread();
  });
}

function askUnread(): void {
  askedAt = Date.now();
  void show().catch(() => undefined);
}

async function show(): Promise<void> {
  const counts = await askAsAccount<Record<string, number | null>>('unread');
  if (!counts) return;
  rememberUnread(Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0));
  for (const list of document.querySelectorAll<HTMLElement>('[data-unread-words]')) {
    for (const link of list.querySelectorAll<HTMLElement>('[data-unread]')) {
      link.querySelector('.area-count')?.remove();
      const count = counts[link.dataset['unread'] ?? ''] ?? 0;
      if (count > 0) link.append(mark(count, list.dataset['unreadWords'] ?? ''));
    }
  }
}

/** Returns the number for display, and the text for screen readers. */
function mark(count: number, words: string): HTMLElement {
  const shown = make('span', '', count > 99 ? '99+' : String(count));
  shown.ariaHidden = 'true';
  return make('span', 'area-count', shown, make('span', 'sr-only', ` ${fill(words, { count })}`));
}
