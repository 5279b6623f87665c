import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import { RETRY_AFTER } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The treatment of a request under load: `shed` is refused immediately, because repeating it is cheap; `wait` is
     * queued, because a person would have to redo it. By default it is served as usual, because it costs next to
     * nothing.
     */
    underLoad?: 'shed' | 'wait';
  }
}

/** The maximum number of requests that wait under load; with its body each takes about 64 KB. */
const WAITING_MAX = 256;

/**
 * Sheds load while the event loop lags far behind, because of visitors or of other programs on the machine: requests
 * that are cheap to repeat are refused with 503 before any work is done for them, to leave room for the others.
 * @param more for tests: options of the plugin, and the maximum number of waiting requests
 */
export function shedLoad(
  app: FastifyInstance,
  {
    waitingMax = WAITING_MAX,
    ...more
  }: Parameters<typeof underPressure>[1] & { waitingMax?: number } = {},
): void {
  const enter = keyedSemaphore(waitingMax);
  app.register(underPressure, {
    maxEventLoopDelay: 2000,
    // The event loop must turn twice between two samples, or the delay counts as infinite: with the default of one
    // second, 1.1 s would be enough, which a busy machine takes to start a server.
    sampleInterval: 5000,
    retryAfter: RETRY_AFTER,
    pressureHandler: async (request, reply) => {
      const { underLoad } = request.routeOptions.config;
      if (underLoad === undefined) return;
      const leave = underLoad === 'wait' ? enter('all') : undefined;
      if (leave === undefined) throw new Refusal('unavailable');
      reply.raw.once('close', leave);
    },
    ...more,
  });
}
