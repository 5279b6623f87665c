import type { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';
import { type AnswerOf, type Endpoint, endpoints } from '../../contract/api/endpoints.ts';
import { messages } from '../../contract/api/messages.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import type { SignedIn } from '../accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../limits.ts';
import type { Services } from '../services.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type EndpointOf<Name extends CallName> = (typeof endpoints)[Name];
type Part<Name extends CallName, Key extends 'body' | 'params' | 'query'> =
  EndpointOf<Name> extends Record<Key, infer Schema> ? Output<Schema> : undefined;

/** A call that has been checked: it is allowed, and what it sent is what its schema says. */
export interface Call<Name extends CallName> {
  body: Part<Name, 'body'>;
  params: Part<Name, 'params'>;
  query: Part<Name, 'query'>;
  /** Who makes it. */
  user: EndpointOf<Name>['access'] extends 'anyone' ? undefined : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call, where somebody has to be signed in. */
    signedIn: SignedIn | undefined;
  }
}

/**
 * Serves one call of the contract: who may make it, how often, what it takes and answers. The
 * handler gets what has been checked and returns the answer (as a stream, if it is long), or the reply
 * that it has sent by itself, or throws an `ApiError`.
 */
export function serveCall<Name extends CallName>(
  api: FastifyInstance,
  { accounts, limits }: Services,
  name: Name,
  handle: (call: Call<Name>) => Promise<AnswerOf<Name> | Readable | FastifyReply>,
  { onError }: { onError?: NonNullable<RouteOptions['errorHandler']> } = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  const [method, url] = paths[name];
  api.route({
    method,
    url: url.replace(/^\/api/, ''),
    ...(onError && { errorHandler: onError }),
    // Before the body is read: it is nobody's business who may not make the call.
    onRequest: async (request) => {
      await limits.count('call', addressOf(request));
      if (endpoint.access === 'anyone') return;
      const who = await accounts.sessions.whoIs(request.headers.authorization);
      if (!who) throw new ApiError(401, messages.unauthorised);
      if (endpoint.access === 'admin' && who.role !== 'admin') {
        throw new ApiError(403, messages.forbidden);
      }
      request.signedIn = who;
    },
    handler: async (request, reply) => {
      const call = {
        body: check(endpoint.body, request.body),
        params: check(endpoint.params, request.params),
        query: check(endpoint.query, request.query),
        user: request.signedIn,
        request,
        reply,
      } as Call<Name>;
      const answer = await handle(call);
      if (answer === reply) return reply;
      reply.code(endpoint.status);
      if (endpoint.type !== undefined) reply.type(endpoint.type);
      return reply.send(answer);
    },
  });
}

/**
 * What a schema makes of what was sent.
 * @throws ApiError 400 with a reason for each field that is wrong
 */
function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.');
    if (field !== '') fields[field] ??= message;
  }
  throw new ApiError(400, messages.invalid, Object.keys(fields).length > 0 ? { fields } : {});
}

/** What is wrong, where the schema has no words of its own for it. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `is not of the type ${issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `is not one of ${issue.values.join(', ')}`;
  return undefined;
}

/** Answers every other method of the API's addresses with 405, and names those that there are. */
export function refuseOtherMethods(api: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  for (const [method, url] of [...Object.values(paths), ['GET', '/api/openapi.json'] as const]) {
    const methods = known.get(url) ?? new Set();
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    known.set(url, methods);
  }
  for (const [url, methods] of known) {
    api.route({
      method: api.supportedMethods.filter((method) => !methods.has(method)) as HTTPMethods[],
      url: url.replace(/^\/api/, ''),
      onRequest: async (_request, reply) =>
        reply
          .code(405)
          .header('allow', [...methods].join(', '))
          .send({ message: 'Method not allowed' }),
      handler: async () => undefined,
    });
  }
}
