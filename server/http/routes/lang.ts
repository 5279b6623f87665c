import type { FastifyRequest } from 'fastify';
import { type Lang, langNamed } from '../../../contract/lang.ts';

/** The language of a call, from its Accept-Language: what the page says that it is in (site/session). */
export function langOf(request: FastifyRequest): Lang {
  const [first = ''] = (request.headers['accept-language'] ?? '').split(',');
  return langNamed(first.split(';')[0]);
}
