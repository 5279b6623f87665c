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
    hydration ??= load()
      .then((run) => run())
      .then(() => island.removeEventListener('submit', holdSubmit, true));
    return hydration;
  };
  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    hydrate()
      .then(() => {
        form.ariaBusy = null;
        // A click, because React hydrates at once for one; a submit event it would let pass by.
        const button = event.submitter ?? form.querySelector<HTMLElement>('[type="submit"]');
        button?.click();
      })
      // React could not be fetched: the form is plain HTML and goes its own way.
      .catch(() => form.submit());
  };
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { passive: true });
  island.addEventListener('submit', holdSubmit, true);
};

export default intent;
