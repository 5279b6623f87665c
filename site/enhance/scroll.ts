/** The scroll distance beyond which the top bar sticks, in px (spec B2). */
const STUCK_AFTER = 500;
/** The scroll distance beyond which the back-to-top link is shown, in px (spec A8). */
const TOP_AFTER = 600;

/** Sticks the top bar and shows the back-to-top link, depending on the scroll position. */
export function followScroll(): void {
  const bar = document.querySelector<HTMLElement>('[data-topbar]');
  const top = document.querySelector<HTMLAnchorElement>('[data-to-top]');

  const update = () => {
    const isStuck = scrollY > STUCK_AFTER;
    if (bar && isStuck !== 'stuck' in bar.dataset) {
      // A sticky bar leaves the flow, so the body keeps its space free, unless it never took up any.
      const keepsPlace = isStuck && getComputedStyle(bar).position !== 'absolute';
      document.body.style.paddingTop = keepsPlace ? `${bar.offsetHeight}px` : '';
      bar.toggleAttribute('data-stuck', isStuck);
    }
    top?.toggleAttribute('data-shown', scrollY > TOP_AFTER);
    // Starts the parallax (hero-loom.css).
    if (scrollY > 0) document.documentElement.dataset['scrolled'] = '';
  };

  addEventListener('scroll', update, { passive: true });
  // While the page is idle, its layout is up to date, and reading the position costs nothing.
  update();

  top?.addEventListener('click', (event) => {
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The link is about to disappear, so the reading position moves to the start of the page.
    document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true });
  });
}
