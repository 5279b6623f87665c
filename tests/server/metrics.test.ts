import { expect, test } from 'vitest';
import { LEAD } from '../api/people.ts';
import { temporaryFolder } from '../folders.ts';
import { databaseEnv } from './fixture.ts';
import { start } from './program.ts';

/** Returns the figures of a page of metrics, by name and labels. */
const figuresOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' '))),
      ]),
  );

test('serves counters to Prometheus on a separate port', async () => {
  const program = start({
    PORT: '0',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    TRUST_PROXY: 'true',
    DATA_DIR: temporaryFolder(),
    ...(await databaseEnv()),
  });
  const site = `http://127.0.0.1:${await program.port()}`;
  await expect.poll(program.stdout, { timeout: 20_000 }).toContain('Metrics are at ');
  const metrics = /^Metrics are at (\S+)$/m.exec(program.stdout())?.[1] ?? '';
  const lead = (more: object) =>
    fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...LEAD, ...more }),
    }).then((answer) => answer.text());

  for (const url of ['/', '/nothing', '/healthz', '/readyz'])
    await (await fetch(site + url)).text();
  await lead({});
  await lead({});
  await lead({ email: 'other@example.com', website: 'x' });
  await lead({ email: '' });

  const answer = await fetch(metrics);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const figures = figuresOf(await answer.text());
  expect(figures).toMatchObject({
    'http_requests_total{kind="site",method="GET",status="200"}': 1,
    'http_requests_total{kind="site",method="GET",status="404"}': 1,
    'http_requests_total{kind="api",method="POST",status="201"}': 3,
    'http_requests_total{kind="api",method="POST",status="400"}': 1,
    http_request_duration_seconds_count: 6,
    'http_request_duration_seconds_bucket{le="+Inf"}': 6,
    'leads_total{outcome="delivered"}': 1,
    'leads_total{outcome="repeat"}': 1,
    'leads_total{outcome="held"}': 1,
    'leads_total{outcome="refused"}': 1,
    leads_unseen: 1,
    outbox_dead: 0,
    database_up: 1,
  });
  for (const name of ['outbox_waiting', 'outbox_oldest_seconds', 'process_resident_memory_bytes']) {
    expect(figures[name]).toBeGreaterThanOrEqual(0);
  }
  expect(figures['event_loop_delay_seconds{quantile="0.99"}']).toBeGreaterThan(0);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  // Visitors cannot reach it.
  expect((await fetch(`${site}/metrics`)).status).toBe(404);

  expect(await program.stop()).toBe(0);
});
