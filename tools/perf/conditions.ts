/** The network and CPU throttling of Lighthouse's applied runs; the main thread is measured with the same slowdown. */
export const applied = {
  latencyMs: 150,
  downloadKbps: 1638.4,
  uploadKbps: 750,
  cpuSlowdown: 4,
};

/** Lighthouse's mobile screen, for Playwright. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
