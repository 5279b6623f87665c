import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied, phone } from './conditions.ts';
import type { Figure } from './report.ts';

/** The length of a window, and the time after `load` when the page counts as idle, in ms. */
const WINDOW = 3000;
const REST = 5000;

/** The duration above which a task blocks a visitor's input (W3C, "Long Tasks"), in ms. */
const LONG = 50;

/** The time in which a page's first work is counted, from the navigation, in ms. */
const FIRST = 2500;

/**
 * Main-thread work while nobody touches a page, by what it is: until 2.5 s after the navigation, in three seconds after
 * `load`, and in three at rest. Style recalculations and layouts count if they are of the page's own document and touch
 * an element. Those of the empty document with which a navigation begins, of the view alone, and of SVG pictures, which
 * are documents of their own, would be the same on an empty page with an icon.
 */
export type MainThread = Record<keyof typeof MOST, number>;

/** The most that a page may do; times depend on the machine and are only compared. */
const MOST = {
  recalculations: 8,
  layouts: 5,
  /** The document's included. */
  requests: 10,
  'tasks ms': undefined,
  /** Tasks over 50 ms, until three seconds after `load`. */
  'long tasks ms': undefined,
  'frames after load': undefined,
  'tasks after load ms': undefined,
  'frames at rest': 0,
  'tasks at rest ms': undefined,
};

/** The figures of the main thread, with the targets for every page with content. */
export const MAIN_THREAD = Object.entries(MOST).map(
  ([name, most]): Figure<MainThread> => ({
    name,
    of: (run) => run[name as keyof MainThread],
    ...(most !== undefined && { most }),
  }),
);

/** A trace event (Trace Event Format); times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    frame?: string;
    /** The number of elements in a style recalculation. */
    elementCount?: number;
    /** `dirtyObjects` is the number of boxes in a layout, the view included. */
    beginData?: { frame?: string; dirtyObjects?: number };
    data?: { documentLoaderURL?: string };
  };
}

/** Opens a page on a phone's screen with a throttled CPU and reads the main-thread work from a trace. */
export async function watchMainThread(url: string): Promise<MainThread> {
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArgs,
  });
  // Started before there is a page, because a running renderer takes time to join a trace.
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  const page = await browser.newPage({ ...phone, colorScheme: 'light' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: applied.cpuSlowdown });
  await page.goto(url);
  await setTimeout(REST + WINDOW);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return readTrace(trace.traceEvents, url);
}

/** Extracts the main-thread work of a page from a trace of its visit. */
function readTrace(trace: readonly TraceEvent[], url: string): MainThread {
  const start = trace.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const events = trace.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid);
  const load = events.find(({ name, ts }) => name === 'loadEventEnd' && ts > (start?.ts ?? 0));
  if (!start || !load) throw new Error(`The trace of ${url} has no load`);

  const between = (from: number, to: number) =>
    events.filter(({ ts }) => ts >= from && ts < to).sort((one, other) => one.ts - other.ts);
  const windowFrom = (ms: number) => {
    const from = load.ts + ms * 1000;
    const seen = between(from, from + WINDOW * 1000);
    return {
      frames: seen.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').length,
      tasks: sum(seen.filter(({ name }) => name === 'RunTask')),
    };
  };
  const [afterLoad, atRest] = [windowFrom(0), windowFrom(REST)];
  const tasks = between(start.ts, load.ts + WINDOW * 1000).filter(
    ({ name, dur = 0 }) => name === 'RunTask' && dur > LONG * 1000,
  );
  const first = between(start.ts, start.ts + FIRST * 1000);
  const named = (name: string) => first.filter((event) => event.name === name);
  const own = (name: string) =>
    named(name).filter(({ args }) => args.beginData?.frame === start.args.frame);
  return {
    recalculations: own('UpdateLayoutTree').filter(({ args }) => args.elementCount).length,
    layouts: own('Layout').filter(({ args }) => (args.beginData?.dirtyObjects ?? 0) > 1).length,
    requests: named('ResourceSendRequest').length,
    'tasks ms': sum(named('RunTask')),
    'long tasks ms': sum(tasks),
    'frames after load': afterLoad.frames,
    'tasks after load ms': afterLoad.tasks,
    'frames at rest': atRest.frames,
    'tasks at rest ms': atRest.tasks,
  };
}

const sum = (events: readonly TraceEvent[]) =>
  events.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;
