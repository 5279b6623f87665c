import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import { RETRY_AFTER } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What becomes of it while the server is far behind: `shed` is refused at once, being cheap to repeat; `wait` is
     * what a person would have to do again, and has its turn. Without it nothing changes: it costs next to nothing.
     */
    underLoad?: 'shed' | 'wait';
  }
}

/** How many requests wait at the most while the server is behind; with its body each has some 64 KB. */
const WAITING_MAX = 256;

/**
 * Sheds load while the event loop is far behind, because of visitors or of other programs on the machine: what is cheap
 * to repeat is refused with 503 before any work is done for it, so that there is room for what is not.
 * @param more for tests: options of the plugin, and how many may wait
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
    // Two turns of the event loop must fit between two looks, or the delay counts as endless: with its own one second,
    // 1.1 s are enough for that, which a busy machine takes to start a server.
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
