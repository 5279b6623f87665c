import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import { addressOf } from './client.ts';
import { noteClient } from './connection.ts';

/** How many headers a request may have; browsers send some twenty, proxies add a handful. */
const HEADERS_MAX = 100;

/**
 * How many requests of one visitor may be answered at the same time. A connection has one of them, but a proxy may hand
 * on any number.
 */
const AT_ONCE_MAX = 128;

/** A host as its header names it: a name or an address, and a port where it is not the usual one. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** How many may listen to one answer before Node takes it for a leak. */
const LISTENERS = 20;

/** Refuses requests that are out of all proportion, or not clear about whom they are for, before anything is done for them. */
export function boundRequests(app: FastifyInstance): void {
  const enter = keyedSemaphore(AT_ONCE_MAX);

  app.addHook('onRequest', async (request, reply) => {
    // Names and values, one after the other.
    const { rawHeaders } = request.raw;
    if (rawHeaders.length > 2 * HEADERS_MAX) throw refusal(431);
    // Node also takes what HTTP/1.0 has no word for, and codings before the last one (RFC 9112, 6.1); a proxy in front may
    // see another end of the body.
    const { 'transfer-encoding': coding } = request.headers;
    const isClear = request.raw.httpVersion !== '1.0' && coding?.toLowerCase() === 'chunked';
    if (coding !== undefined && !isClear) {
      reply.header('connection', 'close');
      throw refusal(400);
    }
    // Node takes the first of several; a proxy in front may have taken another. HTTP/1.0 may have none.
    const hosts = rawHeaders.filter(
      (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
    );
    if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
      reply.header('connection', 'close');
      throw refusal(400);
    }

    const client = addressOf(request);
    noteClient(request.raw.socket, client);
    const leave = enter(client);
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: 1 });
    // Fastify itself listens nine times where an error page is sent; Node would warn of each.
    reply.raw.setMaxListeners(LISTENERS);
    reply.raw.once('close', leave);
  });
}

/** Limits that no browser meets, which therefore need no words of ours. */
const refusal = (statusCode: number) =>
  Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode });
