import type { SiteItem } from '../../contract/api/saved.ts';
import type { AccountMenu } from '../session/account-menu.ts';
import { ignoreNotFound, isLimitReached } from '../session/answers.ts';
import { call } from '../session/api.ts';
import { savingOf } from '../session/saving.ts';

const BOOKMARK = 'M7 4.5h10a1 1 0 0 1 1 1V20l-6-4-6 4V5.5a1 1 0 0 1 1-1Z';

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

  const button = document.createElement('button');
  button.type = 'button';
  const label = document.createElement('span');
  button.append(icon(), label);
  const note = document.createElement('p');
  note.role = 'status';
  note.className = 'sr-only';
  const control = document.createElement('div');
  control.className = 'save-control';
  control.append(button, note);

  const paint = (isSaved: boolean) => {
    label.textContent = isSaved ? words.saved : words.save;
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
  link.replaceWith(control);
  if (hadFocus) button.focus();
}

function icon(): SVGSVGElement {
  const NS = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(NS, 'svg');
  const path = document.createElementNS(NS, 'path');
  path.setAttribute('d', BOOKMARK);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', '20');
  svg.setAttribute('height', '20');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}

const link = document.querySelector<HTMLElement>('[data-savable]');
// Without a response the page stays as it is for visitors who aren't signed in.
if (link) void show(link).catch(() => undefined);
