/**
 * Keeps what somebody does in an island while React is on its way there: a form that is sent waits for it and
 * is then sent once, and so does a button that only React answers.
 * @param load fetches React and the island's code
 * @returns takes the island over, once however often it is called; rejects if the code cannot be fetched
 */
export function holdUntilHydrated(
  load: () => Promise<() => Promise<void>>,
  island: HTMLElement,
): () => Promise<void> {
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
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
  const holdClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    event.stopPropagation();
    hydrate().then(
      () => button.click(),
      () => undefined,
    );
  };
  island.addEventListener('submit', holdSubmit, true);
  island.addEventListener('click', holdClick, true);
  return hydrate;
}
