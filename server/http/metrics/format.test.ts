import { expect, test } from 'vitest';
import { asPrometheus, counter, gauge, histogram } from './format.ts';

test('writes metrics in the Prometheus format', () => {
  const leads = counter('leads_total', 'Forms.');
  leads.add({ outcome: 'held' });
  leads.add({ outcome: 'held' }, 2);
  leads.add({ outcome: 'a "b"\\\n' });
  const seconds = histogram('seconds', 'How long.', [0.1, 1]);
  for (const each of [0.1, 0.5, 3]) seconds.observe(each);
  expect(asPrometheus([leads.read(), seconds.read(), gauge('up', 'Whether.', 1)])).toBe(
    [
      '# HELP leads_total Forms.',
      '# TYPE leads_total counter',
      'leads_total{outcome="held"} 3',
      'leads_total{outcome="a \\"b\\"\\\\\\n"} 1',
      '# HELP seconds How long.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="0.1"} 1',
      'seconds_bucket{le="1"} 2',
      'seconds_bucket{le="+Inf"} 3',
      'seconds_sum 3.6',
      'seconds_count 3',
      '# HELP up Whether.',
      '# TYPE up gauge',
      'up 1',
      '',
    ].join('\n'),
  );
});
