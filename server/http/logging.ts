import {
  type FastifyLoggerOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { pathOf } from './path.ts';

/** The maximum length of a logged path, in characters. */
const PATH_MAX = 256;

/** Returns Pino's options: no secrets and nothing about a visitor, even if a request is logged as a whole. */
export function loggerOptions(level: Config['logLevel']) {
  return {
    level,
    redact: ['headers', '*.headers'].flatMap((headers) => [
      `${headers}.authorization`,
      `${headers}.cookie`,
      `${headers}["set-cookie"]`,
    ]),
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method ?? '',
        path: loggedPath(request.url ?? ''),
      }),
    },
  } satisfies FastifyLoggerOptions & { redact: string[] };
}

/** Returns the path of an address as it is logged: truncated, because strangers can request any path. */
const loggedPath = (url: string): string => pathOf(url).slice(0, PATH_MAX);

/** Logs one line per request, after it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: loggedPath(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else request.log.info(line, 'request');
  }
}
