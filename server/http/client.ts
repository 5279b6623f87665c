import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Lang, langFromTag } from '../../contract/lang.ts';
import { networkKey } from '../limits/limits.ts';

/** Returns the key that limits count a visitor by. */
export const addressOf = (request: FastifyRequest): string => networkKey(request.ip);

/**
 * Removes the ports from the addresses in `X-Forwarded-For`. Some proxies add them (`203.0.113.9:51234`,
 * `[2001:db8::1]:443`), so that a visitor would have a different address on each connection.
 */
export function stripForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined) return;
    headers['x-forwarded-for'] = String(forwarded).split(',').map(stripPort).join(',');
  });
}

function stripPort(written: string): string {
  const address = written.trim();
  const inside = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address) ?? /^([\d.]+):\d{1,5}$/.exec(address);
  return inside?.[1] !== undefined && isIP(inside[1]) > 0 ? inside[1] : address;
}

/** Returns the language of a call, which its page sends as Accept-Language (site/session). */
export function langOf(request: FastifyRequest): Lang {
  const [first = ''] = (request.headers['accept-language'] ?? '').split(',');
  return langFromTag(first.split(';')[0]);
}

/** Returns the user agent as a session stores it. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, 300);

/** Whether a person reads the answer: it is neither a HEAD request nor a prefetch. */
export const isForReader = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? ''));
