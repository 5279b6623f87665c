import type { Score } from './compare.ts';
import type { Look } from './memory.ts';

const AIM_RATIO = 0.7;
const AIM_P99 = 25;
/** From here on the latencies are the generator's rather than the server's, in milliseconds. */
const LATE = 5;

const columns = [26, 10, 8, 16, 22, 12] as const;
const row = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(columns[0]) : cell.padStart(columns[index] ?? 0),
    )
    .join('');

const digits = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** The table of one thing that servers do; every server is compared with the first one, ours. */
export function table(title: string, scores: Record<string, Score>): string {
  const ours = Object.values(scores)[0];
  const lines = Object.entries(scores).map(([name, { rate, p50, p99, half, cpu }]) =>
    row([
      name,
      digits(rate),
      ours && ours.rate !== rate ? `${Math.round((ours.rate / rate) * 100)} %` : '',
      `${digits(p50)} / ${digits(p99)}`,
      `${digits(half.p50)} / ${digits(half.p99)} at ${digits(half.rate)}`,
      cpu.toFixed(2),
    ]),
  );
  const head = row([title, 'a second', 'ours is', 'p50/p99 ms', 'p50/p99 at half', 'CPU s/1,000']);
  const late = Math.max(...Object.values(scores).map(({ half }) => half.late));
  const note = `The load generator was late by ${digits(late)} ms (p99): the machine has other things to do.`;
  return [head, ...lines, ...(late > LATE ? [note] : [])].join('\n');
}

/** Whether what the table says of the leads is what we aim for. */
export function leadVerdict({ ours, bare }: { ours: Score; bare: Score }): string {
  const ratio = ours.rate / bare.rate;
  return [
    verdict(
      `leads at ${Math.round(ratio * 100)} % of bare`,
      ratio >= AIM_RATIO,
      `${AIM_RATIO * 100} %`,
    ),
    verdict(
      `p99 at half the peak ${digits(ours.half.p99)} ms`,
      ours.half.p99 < AIM_P99,
      `under ${AIM_P99} ms`,
    ),
  ].join('\n');
}

export function memoryTable(
  looks: readonly Look[],
  growth: { heap: number; rss: number },
  isFlat: boolean,
): string {
  const added = `${growth.heap.toFixed(1)} MB live, ${growth.rss.toFixed(0)} MB RSS`;
  return [
    ['requests', 'RSS MB', 'live heap MB'].map((cell) => cell.padStart(14)).join(''),
    ...looks.map(({ requests, rss, heap }) =>
      [requests.toLocaleString('en'), rss.toFixed(0), heap.toFixed(1)]
        .map((cell) => cell.padStart(14))
        .join(''),
    ),
    verdict(`${added} added from the second look to the last`, isFlat, 'flat'),
  ].join('\n');
}

const verdict = (what: string, isMet: boolean, aim: string) =>
  `${isMet ? 'met    ' : 'NOT MET'}  ${what} (aim: ${aim})`;
