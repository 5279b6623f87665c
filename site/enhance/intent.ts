import type { ClientDirective } from 'astro';
import { recordNodes } from '../islands/nodes.ts';
import { queueUntilHydrated } from './queue-until-hydrated.ts';

/** The events that signal that a visitor is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Returns whether a visitor is already about to use an island, since before this script ran. */
const isInUse = (island: HTMLElement) => island.matches(':hover, :focus-within');

/**
 * Loads the props of an island from the file that the page names (`build/finish.ts`), and its code in parallel.
 * @returns a promise for the props; Astro must not start earlier, because it reads them then
 */
async function fetchProps(island: HTMLElement): Promise<void> {
  const address = island.dataset['props'];
  if (address === undefined) return;
  for (const name of ['component-url', 'renderer-url']) {
    // Puts a copy into the browser's cache for Astro, which reports an error if it can't be loaded.
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  island.setAttribute('props', await answer.text());
  delete island.dataset['props'];
}

/**
 * `client:intent`: hydrates an island only when a visitor is about to use it. If the page shows another state than the
 * one its HTML starts with (`data-first`, session/page-state.ts), the island is hydrated at once.
 */
const intent: ClientDirective = (load, _options, island) => {
  recordNodes(island);
  const hydrate = queueUntilHydrated(() => fetchProps(island).then(load), island);
  const begin = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    // A visitor who has sent a form gets an error message from `queueUntilHydrated`.
    hydrate().catch(() => undefined);
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
  if (isInUse(island) || 'first' in document.documentElement.dataset) begin();
};

export default intent;
