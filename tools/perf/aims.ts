/** What every page of content is to reach. `npm run perf` prints beside each figure what it misses. */
export const aims = {
  /** FCP and LCP, simulated and applied, as a multiple of the page's own floor. */
  toFloor: 1.05,
  /** Lighthouse's score. */
  performance: 100,
  /** Blocking time in Lighthouse's simulation, in ms: the home page's, and any other page's. */
  blockingMs: (path: string) => (['/', '/th/'].includes(path) ? 30 : 60),
  /** Animation frames of the main thread while the page is idle. */
  framesAtRest: 0,
};
