import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, endpoints, refusal } from '../../contract/api/endpoints.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';

/** `GET /api/openapi.json`: the API in OpenAPI 3.1, made of the schemas that check the calls. */
export function openApi(api: FastifyInstance): void {
  const json = JSON.stringify(description());
  api.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
}

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

interface ObjectSchema {
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

/** The parts of a path or a query, as parameters. */
function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, { description, ...part }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: part,
  }));
}

function operation(name: CallName) {
  const endpoint: Endpoint = endpoints[name];
  const refused = [400, 429, 503, ...REFUSED[endpoint.access]];
  if (endpoint.params) refused.push(404);
  if (endpoint.body) refused.push(413, 415);
  // The forms have a way of their own: without script, and by a key.
  const isForm = name === 'sendLead';
  if (isForm) refused.push(422);
  const json = (schema: object) => ({ 'application/json': { schema } });
  const body = endpoint.body && toSchema(endpoint.body, 'input');
  const isEmpty = endpoint.answer instanceof z.ZodVoid;
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(isForm ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          ...json(body),
          ...(isForm && { 'application/x-www-form-urlencoded': { schema: body } }),
        },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: STATUS_CODES[endpoint.status],
        ...(!isEmpty && {
          content:
            endpoint.type === undefined
              ? json(toSchema(endpoint.answer, 'output'))
              : { [endpoint.type]: { schema: { type: 'string' } } },
        }),
      },
      ...(isForm && { 303: { description: 'Stored; the way to the page that says so' } }),
      ...Object.fromEntries(
        refused.map((status) => [
          status,
          {
            description: STATUS_CODES[status],
            content: json({ $ref: '#/components/schemas/Refusal' }),
          },
        ]),
      ),
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A name for this submission: sent again, it is acknowledged and not stored again',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const REFUSED = { anyone: [], customer: [401], admin: [401, 403] } as const;

function description() {
  const described: Record<string, Record<string, unknown>> = {};
  for (const [name, [method, url]] of Object.entries(paths)) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    described[path] = {
      ...described[path],
      [method.toLowerCase()]: operation(name as CallName),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lailoom', version: '1' },
    paths: described,
    components: {
      schemas: { Refusal: toSchema(refusal, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}
