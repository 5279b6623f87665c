import { paths } from '../../contract/api/paths.ts';
import { fill } from '../../contract/fill.ts';
import { readSession } from '../session/cookie.ts';
import { onUnread } from '../session/unread.ts';

/** How much there is to read, beside the links of the area's navigation. Asked for where there is one, and only there. */
export function showUnread(): void {
  const nav = document.querySelector<HTMLElement>('.area-nav');
  // In the demo nobody answers outside of the islands.
  if (!nav || import.meta.env.DEMO) return;
  const ask = () => void show(nav).catch(() => undefined);
  onUnread(ask);
  ask();
}

async function show(nav: HTMLElement): Promise<void> {
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
  for (const link of nav.querySelectorAll<HTMLElement>('[data-unread]')) {
    link.querySelector('.area-count')?.remove();
    const count = counts[link.dataset['unread'] ?? ''] ?? 0;
    if (count > 0) link.append(mark(count, nav.dataset['unreadWords'] ?? ''));
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
