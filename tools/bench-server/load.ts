/**
 * The load generator, a program of its own: `node load.ts <order as JSON>`. Writes a `Load` as JSON.
 * What is measured must not share its event loop.
 */
import autocannon from 'autocannon';
import { type Kind, requestsOf } from './requests.ts';
import { steady } from './steady.ts';

export interface Order {
  url: string;
  kind: Kind;
  connections: number;
  /** Where the numbers of the requests begin. */
  first: number;
  seconds?: number;
  /** How many requests, in place of seconds. */
  amount?: number;
  /** Requests a second, at even distances; without it as many as the connections can. */
  rate?: number;
}

export interface Load {
  /** Answered with success. */
  requests: number;
  /** Answered otherwise, or not at all. */
  failures: number;
  statuses: Record<string, number>;
  /** Successes a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Of 100 calls at a steady rate 99 were sent no later than this: what the generator adds to p99. */
  late: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const load = order.rate === undefined ? await full(order) : await even(order, order.rate);
console.log(JSON.stringify(load));

/** Every connection sends its next request as soon as the one before is answered. */
async function full({ url, kind, connections, first, seconds = 5, amount }: Order): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    sampleInt: 200,
    requests: requestsOf(kind, first),
    ...(amount === undefined ? { duration: seconds } : { amount }),
  });
  const statuses = Object.entries(result.statusCodeStats ?? {});
  return {
    requests: result['2xx'],
    failures: result.non2xx + result.errors + result.timeouts,
    statuses: Object.fromEntries(statuses.map(([status, { count }]) => [status, count])),
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    late: 0,
  };
}

async function even({ url, kind, first, seconds = 5 }: Order, rate: number): Promise<Load> {
  const result = await steady(url, requestsOf(kind, first), rate, seconds);
  const { statuses, errors } = result;
  const sorted = result.times.toSorted((a, b) => a - b);
  const late = result.late.toSorted((a, b) => a - b);
  const at = (part: number, of = sorted) => of[Math.floor((of.length - 1) * part)] ?? Number.NaN;
  const requests = Object.entries(statuses)
    .filter(([status]) => status.startsWith('2'))
    .reduce((sum, [, count]) => sum + count, 0);
  return {
    requests,
    failures: sorted.length - requests,
    statuses: errors === 0 ? statuses : { ...statuses, none: errors },
    rate: requests / seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    late: at(0.99, late),
  };
}
