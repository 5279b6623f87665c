/** The targets for every page with content. `npm run perf` marks the figures that miss theirs. */
export const aims = {
  /** FCP and LCP, simulated and applied, as a multiple of the page's own floor. */
  toFloor: 1.05,
  /** Lighthouse's score. */
  performance: 100,
  /** Blocking time in Lighthouse's simulation, in ms: for the home page, and for any other page. */
  blockingMs: (path: string) => (['/', '/th/'].includes(path) ? 30 : 60),
  /** Work until 2.5 s after the navigation. Its time depends on the machine and is only compared. */
  firstWork: { recalculations: 8, layouts: 5, tasks: undefined, requests: 10 },
  /** Animation frames of the main thread while the page is idle. */
  framesAtRest: 0,
};
