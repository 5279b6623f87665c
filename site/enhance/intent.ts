import type { ClientDirective } from 'astro';
import { noteNodes } from '../islands/nodes.ts';
import { holdUntilHydrated } from './hold.ts';

/** The events of a visitor who is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Whether a visitor is about to use a control already, having been there before this script. */
const isInUse = (island: HTMLElement) => island.matches(':hover, :focus-within');

/**
 * Fetches what an island is given from the file that its page names (`build/finish.ts`), and its code meanwhile.
 * @returns once it is there; before that, Astro must not start, for it reads it then
 */
async function fetchProps(island: HTMLElement): Promise<void> {
  const address = island.dataset['props'];
  if (address === undefined) return;
  for (const name of ['component-url', 'renderer-url']) {
    // A copy in the browser’s cache for Astro, which says so if it cannot be had.
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  island.setAttribute('props', await answer.text());
  delete island.dataset['props'];
}

/**
 * `client:intent`: hydrates an island when a visitor shows the intent to use it, and not before. A page that
 * shows something else than its HTML begins with (`data-first`, session/page-state.ts) has its island at once.
 */
const intent: ClientDirective = (load, _options, island) => {
  noteNodes(island);
  const hydrate = holdUntilHydrated(() => fetchProps(island).then(load), island);
  const begin = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    // The sender of the form is told what comes of it.
    hydrate().catch(() => undefined);
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
  if (isInUse(island) || 'first' in document.documentElement.dataset) begin();
};

export default intent;
