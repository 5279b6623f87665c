import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { applied, phone } from './conditions.ts';

/** The kinds of work that are told apart, by Chromium's names of their trace events. */
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

/** How long a window is, and how long after `load` the page counts as being at rest, in ms. */
const WINDOW = 3000;
const REST = 5000;

/** A task that takes longer blocks a visitor who touches the page (W3C, "Long Tasks"), in ms. */
const LONG = 50;

/** What the main thread does in three seconds. */
export interface Window {
  /** Animation frames that it makes. */
  frames: number;
  /** Time in tasks, in ms, and what of it falls on each kind of work. */
  tasks: number;
  work: Record<Kind, number>;
}

/** What the main thread does while the page is not touched. */
export interface MainThread {
  /** All of its tasks over 50 ms from the navigation to three seconds after `load`, together, in ms. */
  longTasks: number;
  afterLoad: Window;
  atRest: Window;
  /** Animations without an end that Chromium cannot leave to the compositor: name, element and reason. */
  notComposited: string[];
}

/** An event of a trace (Trace Event Format); times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id2?: { local?: string };
  args: {
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
 * Visits a page on a phone's screen with the processor slowed down, touches nothing, and reads from a trace
 * what its main thread did.
 */
export async function watchMainThread(url: string): Promise<MainThread> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    // Before there is a page, as a renderer that runs already takes its time to join.
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
    return readTrace(trace.traceEvents, url);
  } finally {
    await browser.close();
  }
}

/** Reads what the main thread of a page did from a trace of its visit. */
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
  return {
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
