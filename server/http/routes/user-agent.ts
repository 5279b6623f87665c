import type { FastifyRequest } from 'fastify';

/** What a session keeps of the device that it was begun on. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, 300);
