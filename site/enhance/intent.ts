import type { ClientDirective } from 'astro';

/** What somebody does who is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * `client:intent`: hydrates an island when somebody shows the intent to use it, and not before. A form
 * that is sent while React is still on its way waits for it and is then sent once.
 */
const intent: ClientDirective = (load, _options, island) => {
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, hydrate);
    hydration ??= load().then((run) => run());
    return hydration;
  };
  const holdSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    hydrate()
      .then(() => {
        island.removeEventListener('submit', holdSubmit, true);
        form.ariaBusy = null;
        form.requestSubmit();
      })
      // React could not be fetched: the form is plain HTML and goes its own way.
      .catch(() => form.submit());
  };
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { passive: true });
  island.addEventListener('submit', holdSubmit, true);
  // Once React is there it handles its own forms.
  island.addEventListener('astro:hydrate', () =>
    island.removeEventListener('submit', holdSubmit, true),
  );
};

export default intent;
