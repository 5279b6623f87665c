import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/api/messages.ts';
import { keyedSemaphore } from '../limits/keyed-semaphore.ts';
import { addressOf } from './client.ts';
import { setClient } from './connection.ts';

/** The maximum number of headers of a request; browsers send about twenty, and proxies add a few. */
const HEADERS_MAX = 100;

/** The maximum number of concurrent requests of one visitor, since a proxy may forward any number. */
const CONCURRENT_MAX = 128;

/** A Host header: a name or an address, and a port if it is not the default. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The number of listeners on an answer above which Node warns of a leak. */
const LISTENERS_MAX = 20;

/** Refuses excessive requests, and requests with an ambiguous host or body, before any work is done for them. */
export function boundRequests(app: FastifyInstance): void {
  const enter = keyedSemaphore(CONCURRENT_MAX);

  app.addHook('onRequest', async (request, reply) => {
    // Names and values alternate.
    const { rawHeaders } = request.raw;
    if (rawHeaders.length > 2 * HEADERS_MAX) throw refusal(431);
    // Node also accepts encodings that HTTP/1.0 does not define, and encodings before the last one (RFC 9112, 6.1); a
    // proxy in front may see a different end of the body.
    const { 'transfer-encoding': coding } = request.headers;
    const isClear = request.raw.httpVersion !== '1.0' && coding?.toLowerCase() === 'chunked';
    if (coding !== undefined && !isClear) {
      reply.header('connection', 'close');
      throw refusal(400);
    }
    // If there are several, Node uses the first; a proxy in front may have used another. HTTP/1.0 may have none.
    const hosts = rawHeaders.filter(
      (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
    );
    if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
      reply.header('connection', 'close');
      throw refusal(400);
    }

    const client = addressOf(request);
    setClient(request.raw.socket, client);
    const leave = enter(client);
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: 1 });
    // Fastify itself adds nine listeners where an error page is sent; Node would warn about each of them.
    reply.raw.setMaxListeners(LISTENERS_MAX);
    reply.raw.once('close', leave);
  });
}

/** Refuses without one of our messages, because browsers never reach these limits. */
const refusal = (statusCode: number) =>
  Object.assign(new Error(STATUS_CODES[statusCode]), { statusCode });
