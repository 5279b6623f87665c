import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied, phone } from './conditions.ts';
import { type ControlName, controlNames, probe } from './first-use-probe.ts';

const patienceMs = 10_000;
const missesAllowed = 10;

/** The first uses of a control, run by run. */
export interface FirstUses {
  /**
   * Milliseconds from the touch to the end of the first frame that shows the answer; Infinity when
   * there was none in 10 s, NaN when the control did not come.
   */
  times: number[];
  /** How many more touches missed, because the page moved under the finger; they were repeated. */
  missed: number;
}

/**
 * How soon each control answers when it is the first thing touched on a page that has never been
 * visited, on a slow phone: touched as soon as a frame has been drawn in which it can be hit.
 * @param url the page
 * @param runs how many visits for each control, the controls taking turns
 */
export async function firstUses(
  url: string,
  runs: number,
): Promise<Record<ControlName, FirstUses>> {
  const empty = (): FirstUses => ({ times: [], missed: 0 });
  const uses = { menu: empty(), theme: empty(), knot: empty(), form: empty() };
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    for (let run = 0; run < runs; run++) {
      for (const control of controlNames) {
        const { times } = uses[control];
        while (times.length <= run) {
          const time = await firstUse(browser, url, control);
          if (time !== 'missed') times.push(time);
          else if (++uses[control].missed > missesAllowed) times.push(Number.POSITIVE_INFINITY);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return uses;
}

async function firstUse(
  browser: Browser,
  url: string,
  control: ControlName,
): Promise<number | 'missed'> {
  const context = await browser.newContext({ ...phone, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(probe, control);
    await throttle(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    const point = await within(() => page.evaluate(() => window.firstUse.ready));
    if (!point) return Number.NaN;
    // Sent together, so that the finger's way back does not wait for the page.
    await Promise.all([
      cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
      cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
    const time = await within(() => page.evaluate(() => window.firstUse.answered));
    return time ?? Number.POSITIVE_INFINITY;
  } finally {
    await context.close();
  }
}

async function throttle(cdp: CDPSession): Promise<void> {
  const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: applied.latencyMs,
    downloadThroughput: bytesPerSecond(applied.downloadKbps),
    uploadThroughput: bytesPerSecond(applied.uploadKbps),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: applied.cpuSlowdown });
}

/** The value, or undefined when it has not come in 10 s or the page has gone before it came. */
async function within<T>(get: () => Promise<T>): Promise<T | undefined> {
  const patience = setTimeout(patienceMs, undefined, { ref: false });
  return Promise.race([get().catch(() => undefined), patience]);
}
