/**
 * Moves the parallax layers in browsers without scroll-driven animations; other browsers do it in CSS (hero-loom.css).
 * A layer shifts by its speed for every pixel scrolled past `--parallax-start`.
 */
export function moveParallaxLayers(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  const layers = [...document.querySelectorAll<HTMLElement>('[data-parallax-speed]')];

  const update = () => {
    for (const layer of layers) {
      const start = Number.parseFloat(getComputedStyle(layer).getPropertyValue('--parallax-start'));
      const shift = Math.max(0, scrollY - start) * Number(layer.dataset['parallaxSpeed']);
      layer.style.translate = motion.matches ? `0 ${shift}px` : '';
    }
  };

  addEventListener('scroll', update, { passive: true });
  motion.addEventListener('change', update);
  update();
}
