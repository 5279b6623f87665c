import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { allowCrossOrigin } from '../headers.ts';

/**
 * `GET /api/openapi.json`: the API in OpenAPI 3.1, made of the schemas of its routes. To be called
 * before there are any.
 */
export async function openApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lailoom', version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  let json: string | undefined;
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    json ??= JSON.stringify(api.swagger());
    allowCrossOrigin(reply);
    return reply.type('application/json; charset=utf-8').send(json);
  });
}
