import type { Load } from './load.ts';
import { load, type Running } from './processes.ts';
import type { Kind } from './requests.ts';

/** How one server did. */
export interface Score {
  /** Requests a second at full load: the median of the rounds, and each of them. */
  rate: number;
  rates: number[];
  /** At full load, in milliseconds: medians of the rounds. */
  p50: number;
  p99: number;
  /** At half that rate, steady: medians of the rounds. */
  half: { rate: number; p50: number; p99: number; late: number };
  /** Seconds of processor time for 1,000 requests, at full load. */
  cpu: number;
  failures: number;
}

export interface Settings {
  kind: Kind;
  connections: number;
  /** For how long each round lasts. */
  seconds: number;
  rounds: number;
}

/** Numbers for requests, so that none is sent twice in a run. */
let next = 0;
export const numbers = (count = 1_000_000) => {
  next += count;
  return next - count;
};

/** Runs servers in turns: first, second, first, second …, so that what else the machine does falls on all alike. */
export async function compare<Name extends string>(
  servers: Record<Name, Running>,
  { kind, connections, seconds, rounds }: Settings,
): Promise<Record<Name, Score>> {
  const names = Object.keys(servers) as Name[];
  const runs = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Record<Name, Run[]>;
  for (const name of names) servers[name].freeze();
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const run = await measure(servers[name], {
        kind,
        connections,
        // The first time is to warm up.
        seconds: round === 0 ? Math.min(2, seconds) : seconds,
      });
      if (round > 0) runs[name].push(run);
    }
  }
  const scores: [Name, Score][] = [];
  for (const name of names) {
    const rate = median(runs[name].map((run) => run.rate));
    const halves: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      halves.push(
        await measure(servers[name], {
          kind,
          connections,
          seconds,
          rate: Math.max(1, Math.round(rate / 2)),
        }),
      );
    }
    const half = (figure: 'rate' | 'p50' | 'p99' | 'late') =>
      median(halves.map((run) => run[figure]));
    scores.push([
      name,
      {
        rate,
        rates: runs[name].map((run) => run.rate),
        p50: median(runs[name].map(({ p50 }) => p50)),
        p99: median(runs[name].map(({ p99 }) => p99)),
        half: { rate: half('rate'), p50: half('p50'), p99: half('p99'), late: half('late') },
        cpu: median(runs[name].map(({ cpu }) => cpu)),
        failures: [...runs[name], ...halves].reduce((sum, { failures }) => sum + failures, 0),
      },
    ]);
  }
  return Object.fromEntries(scores) as Record<Name, Score>;
}

interface Run extends Load {
  cpu: number;
}

/** Puts one server under load while the others stand still. */
async function measure(
  server: Running,
  order: { kind: Kind; connections: number; seconds: number; rate?: number },
): Promise<Run> {
  await server.thaw();
  const before = server.cpu();
  const result = await load({ ...order, url: server.url, first: numbers() });
  const cpu = ((server.cpu() - before) / result.requests) * 1000;
  server.freeze();
  return { ...result, cpu };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}
