import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied, phone } from './conditions.ts';

/** The kinds of work to distinguish, by Chromium's names of their trace events. */
export const kinds = [
  'FireAnimationFrame',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
] as const;
export type Kind = (typeof kinds)[number];

/** The length of a window, and the time after `load` when the page counts as idle, in ms. */
const WINDOW = 3000;
const REST = 5000;

/** The duration above which a task blocks a visitor's input (W3C, "Long Tasks"), in ms. */
const LONG = 50;

/** The time in which a page's first work is counted, from the navigation, in ms. */
const FIRST = 2500;

/**
 * Main-thread work until 2.5 s after the navigation. Style recalculations and layouts count if they are of the page's own
 * document and touch an element. Those of the empty document with which a navigation begins, of the view alone, and of
 * SVG pictures, which are documents of their own, would be the same on an empty page with an icon.
 */
export interface FirstWork {
  recalculations: number;
  layouts: number;
  /** Time in tasks, in ms. */
  tasks: number;
  /** Number of requests, the document's included. */
  requests: number;
}

/** What a visit to a page shows. */
export interface Visit extends MainThread {
  /** The time of DOMContentLoaded on a throttled line, in ms. */
  domContentLoaded: number;
}

/** Main-thread work in three seconds. */
export interface Window {
  /** Number of animation frames. */
  frames: number;
  /** Time in tasks, in ms, in total and per kind of work. */
  tasks: number;
  work: Record<Kind, number>;
}

/** Main-thread work while nobody touches the page. */
export interface MainThread {
  first: FirstWork;
  /** The total of all tasks over 50 ms from the navigation to three seconds after `load`, in ms. */
  longTasks: number;
  afterLoad: Window;
  atRest: Window;
  /** Infinite animations that Chromium cannot run on the compositor: name, element and reason. */
  notComposited: string[];
}

/** A trace event (Trace Event Format); times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id2?: { local?: string };
  args: {
    frame?: string;
    /** The number of elements in a style recalculation. */
    elementCount?: number;
    /** `dirtyObjects` is the number of boxes in a layout, the view included. */
    beginData?: { frame?: string; dirtyObjects?: number };
    data?: {
      documentLoaderURL?: string;
      displayName?: string;
      nodeName?: string;
      compositeFailed?: number;
      unsupportedProperties?: string[];
    };
  };
}

/**
 * Opens a page on a phone's screen with a throttled CPU, touches nothing, and extracts the main-thread work from a
 * trace.
 */
export async function watchMainThread(url: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    // Started before there is a page, because a running renderer takes time to join a trace.
    await browser.startTracing(undefined, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.animations',
        'blink.user_timing',
      ],
    });
    const page = await browser.newPage({ ...phone, colorScheme: 'light' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: applied.cpuSlowdown });
    await page.goto(url);
    await setTimeout(REST + WINDOW);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return {
      ...readTrace(trace.traceEvents, url),
      domContentLoaded: await domContentLoaded(browser, url),
    };
  } finally {
    await browser.close();
  }
}

/** Returns the time of DOMContentLoaded on a line and a CPU that are throttled, in ms. */
async function domContentLoaded(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: applied.cpuSlowdown });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: applied.latencyMs,
    downloadThroughput: (applied.downloadKbps * 1024) / 8,
    uploadThroughput: (applied.uploadKbps * 1024) / 8,
  });
  await page.goto(url);
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.domContentLoadedEventEnd ?? Number.NaN;
  });
}

/** Extracts the main-thread work of a page from a trace of its visit. */
export function readTrace(trace: readonly TraceEvent[], url: string): MainThread {
  const start = trace.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const events = trace.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid);
  const load = events.find(({ name, ts }) => name === 'loadEventEnd' && ts > (start?.ts ?? 0));
  if (!start || !load) throw new Error(`The trace of ${url} has no load`);

  const between = (from: number, to: number) =>
    events.filter(({ ts }) => ts >= from && ts < to).sort((one, other) => one.ts - other.ts);
  const windowFrom = (ms: number): Window => {
    const from = load.ts + ms * 1000;
    const seen = between(from, from + WINDOW * 1000);
    const time = (name: string) => sum(seen.filter((event) => event.name === name));
    return {
      frames: seen.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').length,
      tasks: time('RunTask'),
      work: Object.fromEntries(kinds.map((kind) => [kind, time(kind)])) as Record<Kind, number>,
    };
  };
  const tasks = between(start.ts, load.ts + WINDOW * 1000).filter(
    ({ name, dur = 0 }) => name === 'RunTask' && dur > LONG * 1000,
  );
  const first = between(start.ts, start.ts + FIRST * 1000);
  const named = (name: string) => first.filter((event) => event.name === name);
  const own = (name: string) =>
    named(name).filter(({ args }) => args.beginData?.frame === start.args.frame);
  return {
    first: {
      recalculations: own('UpdateLayoutTree').filter(({ args }) => args.elementCount).length,
      layouts: own('Layout').filter(({ args }) => (args.beginData?.dirtyObjects ?? 0) > 1).length,
      tasks: sum(named('RunTask')),
      requests: named('ResourceSendRequest').length,
    },
    longTasks: sum(tasks),
    afterLoad: windowFrom(0),
    atRest: windowFrom(REST),
    notComposited: notComposited(events),
  };
}

const sum = (events: readonly TraceEvent[]) =>
  events.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;

/** The reasons are bits of `CompositorAnimations::FailureReason` in Chromium's source. */
function notComposited(events: readonly TraceEvent[]): string[] {
  const animations = events.filter(({ name }) => name === 'Animation');
  const failures = animations.flatMap(({ id2, args: { data } }) => {
    const its = animations.filter((each) => each.id2?.local === id2?.local);
    const hasEnded = its.some(({ ph }) => ph === 'e');
    if (!data?.compositeFailed || hasEnded) return [];
    const { displayName, nodeName } = its.find(({ ph }) => ph === 'b')?.args.data ?? {};
    const reason = data.unsupportedProperties?.join(', ') ?? `reason ${data.compositeFailed}`;
    return [`${displayName} on ${nodeName} (${reason})`];
  });
  return [...new Set(failures)];
}
