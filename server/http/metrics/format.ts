/** Prometheus's text format, 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Formats a metric; its samples are what follows its name, and the value. */
export const metric = (
  type: 'counter' | 'gauge' | 'histogram' | 'summary',
  name: string,
  help: string,
  samples: Iterable<readonly [suffix: string, value: number]>,
): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...[...samples].map(([suffix, value]) => `${name}${suffix} ${value}`),
    '',
  ].join('\n');

/** A counter per set of labels, which starts at zero with the process. */
export function counter(name: string, help: string) {
  const counts = new Map<string, number>();
  return {
    add: (labels: Readonly<Record<string, string>>, by = 1): void => {
      const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      const suffix = `{${pairs.join(',')}}`;
      counts.set(suffix, (counts.get(suffix) ?? 0) + by);
    },
    read: (): string => metric('counter', name, help, counts),
  };
}

/** A histogram of durations in seconds. */
export function histogram(name: string, help: string, limits: readonly number[]) {
  const buckets = limits.map((limit) => ({ limit, count: 0 }));
  let sum = 0;
  let count = 0;
  return {
    observe: (seconds: number): void => {
      sum += seconds;
      count += 1;
      for (const bucket of buckets) if (seconds <= bucket.limit) bucket.count += 1;
    },
    read: (): string =>
      metric('histogram', name, help, [
        ...buckets.map((bucket) => [`_bucket{le="${bucket.limit}"}`, bucket.count] as const),
        ['_bucket{le="+Inf"}', count],
        ['_sum', sum],
        ['_count', count],
      ]),
  };
}

export const gauge = (name: string, help: string, value: number): string =>
  metric('gauge', name, help, [['', value]]);
