import type { ClientDirective } from 'astro';
import { holdUntilHydrated } from './hold.ts';

/** What somebody does who is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Whether somebody is about to use a control already: they were there before this script. */
const isInUse = (island: HTMLElement) => island.matches(':hover, :focus-within');

/**
 * `client:intent`: hydrates an island when somebody shows the intent to use it, and not before. A page that
 * shows something else than its HTML begins with (`data-first`, session/page-state.ts) has its island at once.
 */
const intent: ClientDirective = (load, _options, island) => {
  const hydrate = holdUntilHydrated(load, island);
  const begin = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    // What comes of it is said to whoever sends the form.
    hydrate().catch(() => undefined);
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
  if (isInUse(island) || 'first' in document.documentElement.dataset) begin();
};

export default intent;
