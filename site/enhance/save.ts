import type { SiteItem } from '../../contract/api/saved.ts';
import type { AccountMenu } from '../session/account-menu.ts';
import { ignoreNotFound, isLimitReached } from '../session/answers.ts';
import { call } from '../session/api.ts';
import { savingOf } from '../session/saving.ts';
import { make } from './make.ts';

/**
 * For signed-in accounts, on a page that can be saved: replaces the link that leads others to sign in with a save
 * button. `after-paint.ts` loads this script only on such a page and with a session.
 */
async function show(link: HTMLElement): Promise<void> {
  const [kind, thing] = (link.dataset['savable'] ?? '').split('/') as [SiteItem['kind'], string];
  const [saved, answer] = await Promise.all([
    call('saved', { query: { kind, thing } }),
    fetch(`/account-menu.${document.documentElement.lang}.json`),
  ]);
  const { save: words } = (await answer.json()) as AccountMenu;

  const button = make('button', '');
  button.type = 'button';
  const note = make('p', 'sr-only');
  note.role = 'status';

  const paint = (isSaved: boolean) => {
    button.textContent = isSaved ? words.saved : words.save;
    button.toggleAttribute('data-saved', isSaved);
    if (isSaved) button.setAttribute('aria-label', words.remove);
    else button.removeAttribute('aria-label');
  };
  const say = (said: string, isProblem = false) => {
    note.textContent = said;
    note.toggleAttribute('data-problem', isProblem);
    // The button itself shows success.
    note.classList.toggle('sr-only', !isProblem);
  };
  const saving = savingOf(saved.items[0]?.id, {
    save: async () => (await call('save', { body: { kind, thing } })).id,
    unsave: (id) => ignoreNotFound(call('unsave', { params: { id } })),
    onWanted: paint,
    onDone: (isSaved) => say(isSaved ? words.done : words.undone),
    onUndone: (error) => say(isLimitReached(error) ? words.full : words.failed, true),
  });
  paint(saved.items.length > 0);
  button.addEventListener('click', () => {
    say('');
    void saving.toggle();
  });
  const hadFocus = link.matches(':focus');
  link.replaceWith(make('div', 'save-control', button, note));
  if (hadFocus) button.focus();
}

const link = document.querySelector<HTMLElement>('[data-savable]');
// Without a response the page stays as it is for visitors who aren't signed in.
if (link) void show(link).catch(() => undefined);
