/** Labels and the value for them. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  /** For a histogram, its parts with the suffixes of their names. */
  samples: readonly (readonly [...Sample, suffix?: '_bucket' | '_sum' | '_count'])[];
}

/** Prometheus's text format, 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export const asPrometheus = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ([labels, value, suffix = '']) => `${name}${suffix}${formatSample(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');

function formatSample(labels: Sample[0]): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** A counter per set of labels, which starts at zero with the process. */
export function counter(name: string, help: string) {
  const counts = new Map<string, { labels: Sample[0]; value: number }>();
  return {
    add: (labels: Sample[0] = {}, by = 1): void => {
      const key = formatSample(labels);
      const known = counts.get(key);
      if (known) known.value += by;
      else counts.set(key, { labels, value: by });
    },
    read: (): Metric => ({
      name,
      help,
      type: 'counter',
      samples: [...counts.values()].map(({ labels, value }) => [labels, value]),
    }),
  };
}

/** A histogram of durations in seconds. */
export function histogram(name: string, help: string, limits: readonly number[]) {
  const buckets = limits.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    observe: (seconds: number): void => {
      sum += seconds;
      count += 1;
      for (const [index, limit] of limits.entries()) {
        if (seconds <= limit) buckets[index] = (buckets[index] ?? 0) + 1;
      }
    },
    read: (): Metric => ({
      name,
      help,
      type: 'histogram',
      samples: [
        ...limits.map(
          (limit, index) => [{ le: String(limit) }, buckets[index] ?? 0, '_bucket'] as const,
        ),
        [{ le: '+Inf' }, count, '_bucket'],
        [{}, sum, '_sum'],
        [{}, count, '_count'],
      ],
    }),
  };
}

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [[{}, value]],
});
