/** The controls whose first use is measured. */
export const controlNames = ['menu', 'theme', 'knot', 'form'] as const;
export type ControlName = (typeof controlNames)[number];

export interface FirstUse {
  /** Settles when the first frame has been drawn in which the control can be hit: where, in px. */
  ready: Promise<{ x: number; y: number }>;
  /**
   * From the touch to the end of the first frame that shows the answer, in ms; 'missed' when the
   * page had moved and the touch fell on something else.
   */
  answered: Promise<number | 'missed'>;
}

declare global {
  interface Window {
    firstUse: FirstUse;
  }
}

/**
 * Runs inside the page before anything of its own: looks for a control in every frame and, once it
 * is touched, for its answer. Self-contained, because it is sent to the browser as text.
 */
export function probe(name: ControlName): void {
  const all = <E extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ];
  // What fades in counts from its first frame on, as in the browser's own event timing.
  const shown = (element?: Element) => element?.checkVisibility({ visibilityProperty: true });
  const knot = () => all<HTMLInputElement>('[data-weave-table] input')[2];
  const inForm = (selector: string) => all(`section[data-section="cta"] form${selector}`)[0];

  // Where each control is, and what about the page changes when it answers.
  const controls: Record<ControlName, { find(): HTMLElement | undefined; state(): unknown }> = {
    menu: {
      find: () =>
        all('button, summary, a').find((element) =>
          ['Menu', 'เมนู'].includes(element.ariaLabel ?? element.textContent.trim()),
        ),
      state: () => all('dialog').some(shown),
    },
    theme: {
      find: () => all('[role="switch"]').find((element) => element.checkVisibility()),
      state: () => document.documentElement.dataset.theme ?? 'light',
    },
    knot: {
      find: knot,
      state: () => {
        const details = all('[data-knot-detail]');
        const its = knot()?.getAttribute('aria-describedby');
        return shown(details.find((detail) => detail.id === its) ?? details[2]);
      },
    },
    form: {
      find: () => inForm(' [type="submit"]') ?? inForm(' button:not([type])'),
      state: () => inForm('')?.classList.contains('was-validated'),
    },
  };
  const control = controls[name];

  // A control may be a hidden input whose label is what can be hit.
  const targets = () => {
    const element = control.find();
    return element instanceof HTMLInputElement
      ? [element, ...(element.labels ?? [])]
      : [element].filter((found) => found !== undefined);
  };
  const middleOf = (target: HTMLElement) => {
    const box = target.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const hitPoint = () =>
    targets()
      .map((target) => ({ target, point: middleOf(target) }))
      .find(({ target, point }) => target.contains(document.elementFromPoint(point.x, point.y)))
      ?.point;

  const everyFrame = (look: () => boolean) =>
    requestAnimationFrame(() => look() || everyFrame(look));

  // A message that is sent in a frame's callback arrives when that frame has been drawn.
  const whenDrawn = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage('');
  };

  const ready = new Promise<{ x: number; y: number }>((found) => {
    everyFrame(() => {
      const target = targets().find((one) => one.checkVisibility());
      if (!target) return false;
      const { y } = middleOf(target);
      if (y < 0 || y > innerHeight) {
        // Its place has to be drawn before a visitor sees it there: look again in the next frame.
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        return false;
      }
      const point = hitPoint();
      if (point) whenDrawn(() => found(point));
      return point !== undefined;
    });
  });

  const answered = new Promise<number | 'missed'>((done) => {
    const touched = (event: PointerEvent) => {
      if (!targets().some((target) => target.contains(event.target as Node))) done('missed');
      const before = control.state();
      everyFrame(() => {
        const changed = control.state() !== before;
        if (changed) whenDrawn(() => done(performance.now() - event.timeStamp));
        return changed;
      });
    };
    addEventListener('pointerdown', touched, { capture: true, once: true });
  });

  window.firstUse = { ready, answered };
}
