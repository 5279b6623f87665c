import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages, Refusal, statusOf } from '../../contract/api/messages.ts';
import type { FieldRefusals } from '../../contract/api/refusal.ts';
import { type Lang, langOfPath } from '../../contract/lang.ts';
import { isUnavailable } from '../store/failures.ts';
import type { MissedAddresses } from './missed-addresses.ts';
import { hasExtension, pathOf } from './path.ts';
import { methodsOf } from './routes/methods.ts';
import { resolveDestination } from './site/destination.ts';
import { sendErrorPage } from './site/send.ts';
import type { Site } from './site/site.ts';

/** After how many seconds to retry during an outage. */
export const RETRY_AFTER = 5;

const statusFor = (error: { statusCode?: number }, otherwise = 500): number =>
  error instanceof Refusal ? statusOf(error.reason) : (error.statusCode ?? otherwise);

/** Registers the handlers for errors and for requests that match no route. */
export function answerErrors(app: FastifyInstance, site: Site, missed: MissedAddresses): void {
  const notFound = answerNotFound(site, missed);
  // Before the body is read: an address that does not exist gets its answer whatever was sent to it.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return notFound(request, reply);
    return undefined;
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(answerError);
}

/** Sends an error in the language of the request: `{"message": …}` under `/api/`, otherwise a line of text. */
function sendError(reply: FastifyReply, status: number, message: string, fields?: FieldRefusals) {
  reply.code(status);
  if (isApi(reply.request)) return reply.send({ message, ...(fields && { fields }) });
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

/** Answers an error thrown by a route. Up to status 499 the caller gets the message; above that, only our log does. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // A failed call to the system is an error of the disk.
  if (isUnavailable(error) || (error instanceof Error && 'syscall' in error)) {
    request.log.error({ err: error }, 'the database or the disk cannot be used');
    reply.header('retry-after', RETRY_AFTER);
    return sendError(reply, 503, messages.unavailable);
  }
  const status = statusFor(error);
  const { retryAfter = status === 503 ? RETRY_AFTER : undefined, fields } =
    error instanceof Refusal ? error : {};
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (error instanceof Refusal) return sendError(reply, status, error.message, fields);
  if (status === 503) return sendError(reply, status, messages.unavailable);
  if (status >= 400 && status < 500) return sendError(reply, status, error.message);
  request.log.error({ err: error }, 'unexpected error');
  return sendError(reply, 500, messages.broken);
}

/**
 * Answers an error with a page of the site, for callers who send a form without scripts.
 * @param pageFor returns the page for a status
 */
export function answerWithPage(
  site: Site,
  error: FastifyError,
  reply: FastifyReply,
  lang: Lang,
  pageFor: (status: number) => Parameters<typeof sendErrorPage>[2],
) {
  const status = statusFor(error, 503);
  if (status >= 500) reply.log.error({ err: error }, 'a form could not be handled');
  const wait = error instanceof Refusal ? error.retryAfter : undefined;
  if (wait !== undefined || status === 503) reply.header('retry-after', wait ?? RETRY_AFTER);
  return sendErrorPage(site, reply, pageFor(status), lang, status);
}

/**
 * Creates the handler for requests that match no route: 405 if another method would match, otherwise 404. Under `/api/`
 * the answer is JSON; visitors get the site's page in the language of the requested path; a request for a picture or a
 * script gets a line of text.
 */
function answerNotFound(site: Site, missed: MissedAddresses) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const allowed = await allowedMethods(site, request);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return sendError(reply, 405, 'Method not allowed');
    }
    if (isApi(request)) return sendError(reply, 404, messages.notFound);
    reply.header('vary', 'accept');
    if (!wantsPage(request)) return sendError(reply, 404, 'Not found');
    missed.count(request);
    return sendErrorPage(site, reply, '404', langOfPath(pathOf(request.originalUrl)), 404);
  };
}

function isApi(request: FastifyRequest): boolean {
  return pathOf(request.originalUrl).startsWith('/api/');
}

/** Returns the methods that the address of a request supports; none if the address does not exist. */
async function allowedMethods(site: Site, request: FastifyRequest): Promise<readonly string[]> {
  const path = pathOf(request.url);
  if (isApi(request)) return methodsOf(path);
  const { has } = await site.current();
  const { kind } = await resolveDestination(path, has);
  return kind === 'nothing' ? [] : ['GET', 'HEAD'];
}

/** Whether a person will read the answer. If a client accepts anything, the requested path decides. */
function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept === '*/*' && !hasExtension(pathOf(request.url));
}
