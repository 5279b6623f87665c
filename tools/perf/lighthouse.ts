import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied } from './conditions.ts';

/** Lighthouse's simulation of a slow phone, or applied network and CPU throttling. */
export type Throttling = 'simulated' | 'applied';

/** The metrics by the names that we print: in milliseconds, CLS without a unit. */
export const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;
export type Metric = keyof typeof metrics;

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

/** Returns a metric of a run: in milliseconds, CLS without a unit; NaN if Lighthouse could not measure it. */
export function metricOf(lhr: Result, metric: Metric): number {
  return lhr.audits[metrics[metric]]?.numericValue ?? Number.NaN;
}

/** Returns a category's score of a run, 0 to 100; NaN if the run did not include it. */
export function scoreOf(lhr: Result, category: Category): number {
  const score = lhr.categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : Number.NaN;
}

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'];

/** Returns the transferred bytes of a run, compressed and with headers, by kind and in `total`. */
export function bytesByKind(lhr: Result): Record<string, number> {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse kept no network records');
  const bytes = Object.fromEntries([...kinds, 'other', 'total'].map((kind) => [kind, 0]));
  const add = (kind: string, size: number) => {
    bytes[kind] = (bytes[kind] ?? 0) + size;
  };
  for (const { resourceType, transferSize } of details.items) {
    const kind = String(resourceType).toLowerCase();
    add(kinds.includes(kind) ? kind : 'other', Number(transferSize));
    add('total', Number(transferSize));
  }
  return bytes;
}
