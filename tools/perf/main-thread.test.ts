import { expect, test } from 'vitest';
import { readTrace, type TraceEvent } from './main-thread.ts';

const URL = 'http://site/';
const MAIN = { pid: 1, tid: 1 };
const event = (name: string, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ...MAIN,
  ts: ms * 1000,
  args: {},
  ...more,
});
const task = (ms: number, lasts: number, more: Partial<TraceEvent> = {}) =>
  event('RunTask', ms, { dur: lasts * 1000, ...more });

/** Returns the trace of a visit that begins at 0.1 s and has loaded at 1 s. */
const visit = (...events: TraceEvent[]) =>
  readTrace(
    [
      event('navigationStart', 100, { args: { frame: 'page', data: { documentLoaderURL: URL } } }),
      event('loadEventEnd', 1000),
      ...events,
    ],
    URL,
  );

test('counts long tasks from navigation to three seconds after load', () => {
  const early = task(50, 500);
  const late = task(4100, 500);
  expect(visit(early, task(200, 80), task(300, 49), task(3900, 60), late).longTasks).toBe(140);
});

const recalculation = (ms: number, elementCount = 3, frame = 'page') =>
  event('UpdateLayoutTree', ms, { args: { elementCount, beginData: { frame } } });
const layout = (ms: number, dirtyObjects = 3, frame = 'page') =>
  event('Layout', ms, { args: { beginData: { frame, dirtyObjects } } });

test('counts the work until 2.5 s after the navigation', () => {
  const { first } = visit(
    recalculation(50),
    recalculation(300),
    layout(400),
    layout(2700),
    event('ResourceSendRequest', 120),
    task(300, 4),
  );
  expect(first).toEqual({ recalculations: 1, layouts: 1, tasks: 4, requests: 1 });
});

test('counts no work on empty documents and on pictures', () => {
  const { first } = visit(
    recalculation(110, 0),
    layout(110, 1),
    recalculation(900, 7, 'icon'),
    layout(900, 8, 'icon'),
  );
  expect(first).toMatchObject({ recalculations: 0, layouts: 0 });
});

test('counts only the main thread of the page', () => {
  const { longTasks, afterLoad } = visit(task(1100, 80, { tid: 2 }), task(1100, 80, { pid: 2 }));
  expect([longTasks, afterLoad.tasks]).toEqual([0, 0]);
});

test('splits frames and work into three seconds after load and three at rest', () => {
  const frame = (ms: number) => event('AnimationFrame', ms, { ph: 'b' });
  const { afterLoad, atRest } = visit(
    frame(900),
    frame(1500),
    event('Layout', 1500, { dur: 7000 }),
    frame(4500),
    frame(6500),
    frame(8900),
    task(6500, 12),
  );
  expect(afterLoad).toMatchObject({ frames: 1, tasks: 0, work: { Layout: 7, Commit: 0 } });
  expect(atRest).toMatchObject({ frames: 2, tasks: 12, work: { Layout: 0 } });
});

test('names endless animations that do not run on the compositor', () => {
  const animation = (id: string, ph: string, data?: TraceEvent['args']['data']) =>
    event('Animation', 1200, { ph, id2: { local: id }, args: data ? { data } : {} });
  const { notComposited } = visit(
    animation('a', 'b', { displayName: 'spin', nodeName: "svg class='spin'" }),
    animation('a', 'n', { compositeFailed: 524288 }),
    animation('b', 'b', { displayName: 'leave', nodeName: 'DIV' }),
    animation('b', 'n', { compositeFailed: 8192, unsupportedProperties: ['visibility'] }),
    animation('b', 'e'),
    animation('c', 'b', { displayName: 'fade', nodeName: 'DIV' }),
  );
  expect(notComposited).toEqual(["spin on svg class='spin' (reason 524288)"]);
});

test('refuses a trace without the visit', () => {
  expect(() => readTrace([], URL)).toThrow(URL);
});
