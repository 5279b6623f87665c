import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied } from './conditions.ts';
import type { Figure } from './report.ts';

/** Lighthouse's simulation of a slow phone, or applied network and CPU throttling. */
export type Throttling = 'simulated' | 'applied';

/** The metrics by the names that we print: in milliseconds, CLS without a unit. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The number of retries if Lighthouse could not record a page, as happens on a busy machine. */
const TRIES = 3;

/**
 * Runs Lighthouse on a page as a phone, in a separate Chromium with an empty profile.
 * @throws if Lighthouse cannot measure the page
 */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
  onlyCategories: readonly Category[],
): Promise<Result> {
  let reason = 'no result';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const lhr = await record(url, {
      logLevel: 'silent',
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
      ...(throttling === 'applied' && appliedFlags),
    });
    if (lhr && !lhr.runtimeError) return lhr;
    reason = lhr?.runtimeError?.message ?? reason;
    console.log(`Lighthouse could not record ${url}: ${reason}`);
  }
  throw new Error(`Lighthouse failed on ${url}: ${reason}`);
}

async function record(url: string, flags: Flags): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  });
  const endChrome = () => chrome.kill();
  process.once('exit', endChrome);
  try {
    return (await lighthouse(url, { ...flags, port: chrome.port }))?.lhr;
  } finally {
    process.off('exit', endChrome);
    endChrome();
  }
}

const appliedFlags: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: applied.latencyMs,
    downloadThroughputKbps: applied.downloadKbps,
    uploadThroughputKbps: applied.uploadKbps,
    cpuSlowdownMultiplier: applied.cpuSlowdown,
  },
};

/** Returns the figures of Lighthouse's metrics, with the targets for every page with content. */
export const metricsOf = (path: string, throttling: Throttling): Figure<Result>[] =>
  Object.entries(METRICS).map(([name, audit]) => ({
    name,
    of: (lhr) => lhr.audits[audit]?.numericValue ?? Number.NaN,
    digits: name === 'CLS' ? 3 : 0,
    ...(['FCP', 'LCP'].includes(name) && { toFloor: 1.05 }),
    ...(name === 'TBT' &&
      throttling === 'simulated' && { most: ['/', '/th/'].includes(path) ? 30 : 60 }),
  }));

/** The scores of the categories, 0 to 100, and the transferred bytes by kind, in kB of 1000 B, compressed and with headers. */
export const SCORES_AND_BYTES: readonly Figure<Result>[] = [
  ...categories.map((category) => ({
    name: category,
    of: (lhr: Result) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100),
    ...(category === 'performance' && { least: 100 }),
  })),
  ...['Document', 'Stylesheet', 'Script', 'Font', 'Image', ''].map((type) => ({
    name: type === '' ? 'all kB' : `${type.toLowerCase()} kB`,
    of: (lhr: Result) => kilobytesOf(lhr, type),
    digits: 1,
  })),
];

/** Returns the transferred bytes of one type of resource, or of all. */
function kilobytesOf(lhr: Result, type: string): number {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse kept no network records');
  return details.items
    .filter(({ resourceType }) => type === '' || resourceType === type)
    .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0);
}
