import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { messages } from '../contract/api/messages.ts';
import { ApiError } from './errors.ts';
import { addressOf } from './limits.ts';
import { places } from './places.ts';

/** How many headers a request may have; browsers send some twenty, proxies add a handful. */
const HEADERS_MAX = 100;

/**
 * How many requests of one visitor may be answered at the same time. A connection has one of them, but a proxy may
 * hand on any number.
 */
const AT_ONCE_MAX = 128;

/** How many may listen to one answer before Node takes it for a leak. */
const LISTENERS = 20;

/** Refuses requests that are out of all proportion before anything is done for them. */
export function boundRequests(app: FastifyInstance): void {
  const enter = places(AT_ONCE_MAX);

  app.addHook('onRequest', async (request, reply) => {
    // Names and values, one after the other.
    if (request.raw.rawHeaders.length > 2 * HEADERS_MAX) throw tooManyHeaders();

    const leave = enter(addressOf(request));
    if (leave === undefined) throw new ApiError(429, messages.tooMany, { retryAfter: 1 });
    // Fastify itself listens nine times where an error page is sent; Node would warn of each.
    reply.raw.setMaxListeners(LISTENERS);
    reply.raw.once('close', leave);
  });
}

/** What nobody meets who uses a browser, and which therefore needs no words of ours. */
const tooManyHeaders = () => Object.assign(new Error(STATUS_CODES[431]), { statusCode: 431 });
