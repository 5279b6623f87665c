import type { ClientDirective } from 'astro';

/** What somebody does who is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * `client:intent`: hydrates an island when somebody shows the intent to use it, and not before. A form
 * that is sent while React is still on its way waits for it and is then sent once, and so does a button.
 */
const intent: ClientDirective = (load, _options, island) => {
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    hydration ??= load()
      .then((run) => run())
      .then(() => {
        // Astro keeps it to itself when a script could not be fetched.
        if (island.hasAttribute('ssr')) throw new Error();
        island.removeEventListener('submit', holdSubmit, true);
        island.removeEventListener('click', holdClick, true);
      })
      .catch((error) => {
        hydration = undefined;
        throw error;
      });
    return hydration;
  };
  // What comes of it is said to whoever sends the form.
  const begin = () => void hydrate().catch(() => undefined);
  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    delete form.dataset['unfetched'];
    hydrate()
      .then(() => {
        form.ariaBusy = null;
        // A click, because React hydrates at once for one; a submit event it would let pass by.
        const button = event.submitter ?? form.querySelector<HTMLElement>('[type="submit"]');
        button?.click();
      })
      // React could not be fetched: the form is plain HTML and goes its own way, or says that it cannot.
      .catch(() => {
        if (!('needsScript' in form.dataset)) return form.submit();
        form.ariaBusy = null;
        form.dataset['unfetched'] = '';
      });
  };
  // A button that only React answers, pressed before React is there, is pressed again once it is.
  const holdClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    event.stopPropagation();
    hydrate().then(
      () => button.click(),
      () => undefined,
    );
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
  island.addEventListener('submit', holdSubmit, true);
  island.addEventListener('click', holdClick, true);
};

export default intent;
