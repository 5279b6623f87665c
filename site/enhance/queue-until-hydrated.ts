/**
 * Holds a visitor's actions in an island while React is loading: a submitted form waits and is then sent once, and so
 * does a click on a button that only React handles. A drag with the mouse is replayed afterwards.
 * @param load loads React and the island's code
 * @returns a function that hydrates the island, only once however often it is called; it rejects if the code can't be
 *   loaded
 */
export function queueUntilHydrated(
  load: () => Promise<() => Promise<void>>,
  island: HTMLElement,
): () => Promise<void> {
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
    hydration ??= load()
      .then((run) => run())
      .then(() => {
        // Astro doesn't report a script that could not be loaded.
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
        // Dispatches a click, because React hydrates immediately for one, but would miss a submit event.
        const button = event.submitter ?? form.querySelector<HTMLElement>('[type="submit"]');
        button?.click();
      })
      // React could not be loaded: the form is sent as plain HTML, or says that it can't be sent.
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
 * Records the last mouse drag that started in an element: the press, the latest position and the release.
 * @returns a function that stops recording and replays the drag; if it has not ended, it continues from there
 */
function recordDrag(island: HTMLElement): () => void {
  const recording = new AbortController();
  const drag = new Map<string, PointerEvent>();
  const record = (event: PointerEvent) => {
    // Touch gestures scroll natively.
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
