/** Scrolled further than this, in px, the top bar sticks (spec B2). */
const STUCK_AFTER = 500;
/** Scrolled further than this, in px, the way back to the top is offered (spec A8). */
const TOP_AFTER = 600;

/** Sticks the top bar and shows the way back to the top, as far as the page is scrolled. */
export function followScroll(): void {
  const bar = document.querySelector<HTMLElement>('[data-topbar]');
  const top = document.querySelector<HTMLAnchorElement>('[data-to-top]');

  const update = () => {
    const isStuck = scrollY > STUCK_AFTER;
    if (bar && isStuck !== 'stuck' in bar.dataset) {
      // The bar leaves the flow when it sticks; the body keeps its place, unless it never had one.
      const keepsPlace = isStuck && getComputedStyle(bar).position !== 'absolute';
      document.body.style.paddingTop = keepsPlace ? `${bar.offsetHeight}px` : '';
      bar.toggleAttribute('data-stuck', isStuck);
    }
    top?.toggleAttribute('data-shown', scrollY > TOP_AFTER);
  };

  addEventListener('scroll', update, { passive: true });
  update();

  top?.addEventListener('click', (event) => {
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The link is about to go; the reading position goes to where the page begins.
    document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true });
  });
}
