import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';

/** What came of a steady load; times in milliseconds. */
export interface Steady {
  statuses: Record<string, number>;
  /** Calls that got no answer. */
  errors: number;
  seconds: number;
  /** Of every call, in no order. */
  times: number[];
  /** By how much each call was sent too late, because this process had no time for it. */
  late: number[];
}

/** The first calls, in seconds, are made and not counted: they open the connections, and this process is still slow. */
const WARM_UP = 1;

/**
 * Sends requests at even distances, whether or not those before have been answered, as visitors do.
 * A call's time begins when it should have been sent, so that a server that holds everything up is
 * not spared what it holds up. Autocannon's own rate comes in a burst at the beginning of each second.
 */
export async function steady(
  url: string,
  requests: readonly Request[],
  rate: number,
  seconds: number,
): Promise<Steady> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
  const nothing = (): Steady => ({ statuses: {}, errors: 0, seconds, times: [], late: [] });
  const result = nothing();
  const warmUp = nothing();
  const uncounted = Math.round(rate * WARM_UP);
  const count = uncounted + Math.round(rate * seconds);
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, ((performance.now() - begun) / 1000) * rate);
    for (; sent < due; sent++) {
      const next = requests[sent % requests.length];
      if (!next) throw new Error('nothing to send');
      const from = begun + (sent / rate) * 1000;
      const into = sent < uncounted ? warmUp : result;
      into.late.push(performance.now() - from);
      open.push(call(url, agent, next.setupRequest?.(next) ?? next, from, into));
    }
    await sleep(1);
  }
  await Promise.all(open);
  agent.destroy();
  return result;
}

function call(
  url: string,
  agent: Agent,
  { method = 'GET', path = '/', headers = {}, body = '' }: Request,
  from: number,
  result: Steady,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      result.times.push(performance.now() - from);
      resolve();
    };
    send(url + path, { agent, method, headers }, (answer) => {
      const status = String(answer.statusCode);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      answer.resume().on('end', done);
    })
      .on('error', () => {
        result.errors += 1;
        done();
      })
      .end(body);
  });
}
