/**
 * Keeps what a visitor does in an island while React is on its way there: a form that is sent waits for it and
 * is then sent once, and so does a button that only React answers. What is dragged with a mouse follows then.
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
        replayDrag();
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
  const replayDrag = recordDrag(island);
  island.addEventListener('submit', holdSubmit, true);
  island.addEventListener('click', holdClick, true);
  return hydrate;
}

/**
 * Records the last drag with a mouse that began in an element: its press, where it has got to, and its end.
 * @returns stops, and lets the drag happen once more; if it has not ended, it goes on from there
 */
function recordDrag(island: HTMLElement): () => void {
  const recording = new AbortController();
  const drag = new Map<string, PointerEvent>();
  const record = (event: PointerEvent) => {
    // Touch scrolls without us.
    if (event.pointerType !== 'mouse') return;
    if (event.type === 'pointerdown') {
      drag.clear();
      if (island.contains(event.target as Node)) drag.set(event.type, event);
    } else if (drag.size > 0 && !drag.has('pointerup')) {
      drag.set(event.type, event);
    }
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
    document.addEventListener(type, record, { passive: true, signal: recording.signal });
  }
  return () => {
    recording.abort();
    const press = drag.get('pointerdown');
    for (const [type, event] of drag) press?.target?.dispatchEvent(new PointerEvent(type, event));
  };
}
