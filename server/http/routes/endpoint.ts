import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import type {
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { endpoints } from '../../../contract/api/endpoints.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { type CallName, paths } from '../../../contract/api/paths.ts';
import { refusal } from '../../../contract/api/refusal.ts';

type EndpointOf<Name extends CallName> = (typeof endpoints)[Name];

/** The body of a call that takes a file, as a stream. */
const FILE = z.instanceof(Readable);

/** The schemas of an endpoint under Fastify's names, from which the types of its handler follow. */
type SchemaOf<Name extends CallName> = Pick<
  EndpointOf<Name>,
  Extract<keyof EndpointOf<Name>, 'body' | 'headers' | 'params'>
> &
  (EndpointOf<Name> extends { upload: object } ? { body: typeof FILE } : unknown) &
  (EndpointOf<Name> extends { query: infer Query } ? { querystring: Query } : unknown) & {
    response: {
      // An answer other than JSON is sent as it is, and a long table as it is generated.
      200: EndpointOf<Name> extends { type: string }
        ? z.ZodType<Readable | Buffer>
        : EndpointOf<Name>['answer'];
    };
  };

type Api = Parameters<FastifyPluginAsyncZod>[0];

type Handler<Name extends CallName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  unknown,
  SchemaOf<Name>,
  ZodTypeProvider
>;

/** Returns what was found; throws the Refusal `notFound` if that is nothing. */
export function orNotFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('notFound');
  return thing;
}

/** Throws the Refusal `notFound` unless something was there. */
export async function expectFound(isThere: Promise<boolean>): Promise<void> {
  if (!(await isThere)) throw new Refusal('notFound');
}

/** Returns a function that registers the handler of a call: `on('me', ({ user }) => user)`. */
export const calls =
  (api: Api) =>
  <Name extends CallName>(name: Name, handler: Handler<Name>): void => {
    api.route({ ...endpoint(name), handler });
  };

/**
 * Returns an endpoint of the contract as a Fastify route: `api.route({ ...endpoint('login'), handler })`. Its input is
 * validated, its answer is serialized by its schema, and both appear in the OpenAPI document.
 */
export function endpoint<Name extends CallName>(name: Name) {
  const [method, url] = paths[name];
  const { access, allowsCrossSite, isReadOnly, status, ...rest }: Endpoint = endpoints[name];
  const { summary, headers, params, query, body, bodyTypes, upload } = rest;
  const schema = {
    operationId: name,
    summary,
    security: access === 'anyone' ? [] : [{ session: [] }],
    ...(headers && { headers }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(bodyTypes && { consumes: bodyTypes }),
    ...(upload && { body: FILE, consumes: upload.types }),
    response: responses(endpoints[name], method),
  };
  const underLoad = method === 'GET' || isReadOnly ? ('shed' as const) : ('wait' as const);
  return {
    method,
    url: url.replace(/^\/api/, ''),
    config: { access, status, allowsCrossSite, isUpload: upload !== undefined, underLoad },
    ...(upload && { bodyLimit: upload.max }),
    schema: schema as unknown as SchemaOf<Name>,
  };
}

/** The statuses of refusals by the required access. */
const REFUSED = { anyone: [], customer: [401, 412], admin: [401, 403, 412] } as const;

function responses(
  { access, params, body, upload, status, answer, type, ...more }: Endpoint,
  method: string,
) {
  const refused = [400, 429, 503, ...REFUSED[access], ...(more.errorStatuses ?? [])];
  // Calls that change something are refused when another site triggers them.
  if (method !== 'GET') refused.push(403);
  if (params) refused.push(404);
  if (body || upload) refused.push(413, 415);
  return {
    [status]: answered(status, answer, type),
    ...(more.redirect !== undefined && { 303: z.undefined().describe(more.redirect) }),
    ...Object.fromEntries(refused.map((each) => [each, answered(each, refusal)])),
  };
}

function answered(status: number, schema: z.ZodType, type = 'application/json') {
  const description = STATUS_CODES[status] ?? '';
  // An answer without a body has no content type.
  if (schema instanceof z.ZodUndefined) return schema.describe(description);
  return { description, content: { [type]: { schema } } };
}
