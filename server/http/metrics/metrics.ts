import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../contract/api/paths.ts';
import { LEAD_OUTCOMES, type LeadOutcome } from '../../leads/intake.ts';
import type { Store } from '../../store/database.ts';
import { unseenLeads } from '../../store/held.ts';
import { outboxState } from '../../store/outbox.ts';
import { counter, gauge, histogram, metric } from './format.ts';

/** In seconds: pages take one to ten milliseconds, logins a few hundred. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NANOSECONDS = 1e9;
/** The sampling interval of the event loop delay, in milliseconds. */
const RESOLUTION = 10;

/** The paths that monitoring polls. */
const WATCHED = new Set(['/healthz', '/readyz']);

/** The counters and measurements for `GET /metrics`. They contain nothing about visitors. */
export function openMetrics(store: Store) {
  const requests = counter('http_requests_total', 'Answered requests.');
  const durations = histogram(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer.',
    DURATIONS,
  );
  const leads = counter('leads_total', 'Submitted forms and messages by outcome.');
  // Metrics with alerts exist from the start: a counter that first appears with the value 1 has not increased for
  // Prometheus.
  for (const outcome of LEAD_OUTCOMES) leads.add({ outcome }, 0);
  requests.add({ kind: 'api', method: 'POST', status: '429' }, 0);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  // Calculated once: the clock may be adjusted, and a changed start time looks like a restart.
  const started = Math.round(Date.now() / 1000 - process.uptime());

  const answered = (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? '';
    if (WATCHED.has(route)) return;
    const kind = route.startsWith('/api/') ? 'api' : 'site';
    const status = reply.statusCode;
    requests.add({ kind, method: request.method, status: String(status) });
    durations.observe(reply.elapsedTime / 1000);
    if (request.method !== paths.sendLead[0] || route !== paths.sendLead[1] || status < 400) return;
    leads.add({ outcome: status === 429 ? 'limited' : status < 500 ? 'refused' : 'failed' });
  };

  return {
    /** Counts the answers of a server. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (request, reply) => answered(request, reply));
    },
    lead: (outcome: LeadOutcome, count = 1): void => leads.add({ outcome }, count),
    /** Returns all metrics in Prometheus's format. Metrics from the database are left out while it does not respond. */
    read: async (): Promise<string> => {
      const ofStore = await readStore(store).catch(() => []);
      const canStore = (await store.failure()) === undefined;
      const lag = delayMetric(delay);
      delay.reset();
      return [
        requests.read(),
        durations.read(),
        leads.read(),
        ...ofStore,
        gauge('database_up', 'Whether the database responds.', Number(ofStore.length > 0)),
        gauge('database_writable', 'Whether data can be stored.', Number(canStore)),
        lag,
        gauge('process_resident_memory_bytes', 'Memory in use.', process.memoryUsage.rss()),
        gauge(
          'process_start_time_seconds',
          'Start time of the process, in seconds since 1970.',
          started,
        ),
      ].join('');
    },
    close: (): void => {
      delay.disable();
    },
  };
}

export type Metrics = ReturnType<typeof openMetrics>;

async function readStore(store: Store): Promise<string[]> {
  const [{ waiting, dead, oldest }, unseen] = await Promise.all([
    outboxState(store),
    unseenLeads(store),
  ]);
  const age = oldest === undefined ? 0 : Math.max(0, (Date.now() - oldest) / 1000);
  return [
    gauge('outbox_waiting', 'Mails and webhook calls that are due or will be retried.', waiting),
    gauge('outbox_oldest_seconds', 'Age of the oldest of those.', age),
    gauge('outbox_dead', 'Mails and webhook calls that failed for good.', dead),
    gauge('leads_unseen', 'Held leads that nobody has seen.', unseen.count),
  ];
}

/** Returns the delay since the last call, measured as the time between two samples. */
const delayMetric = (delay: ReturnType<typeof monitorEventLoopDelay>): string => {
  const lagSeconds = (nanoseconds: number) =>
    Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000);
  return metric(
    'summary',
    'event_loop_delay_seconds',
    'Delay of the event loop since the last read.',
    [
      ['{quantile="0.5"}', lagSeconds(delay.percentile(50))],
      ['{quantile="0.99"}', lagSeconds(delay.percentile(99))],
      ['{quantile="1"}', lagSeconds(delay.max)],
    ],
  );
};
