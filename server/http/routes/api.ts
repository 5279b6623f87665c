import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
} from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { nestAnswers } from '../../../contract/api/lead-fields.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { check } from '../../../contract/api/refusal.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { caller } from '../../limits/work-queue.ts';
import { addressOf } from '../client.ts';
import { allowCrossOrigin } from '../headers.ts';
import type { Services } from '../services.ts';
import { attachments } from './attachments.ts';
import { authorize, refuseOtherSites } from './authorize.ts';
import { conversations } from './conversations.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { me } from './me.ts';
import { notifications } from './notifications.ts';
import { ownData } from './own-data.ts';
import { pageErrors } from './page-errors.ts';
import { passwords } from './passwords.ts';
import { pictures } from './pictures.ts';
import { saved } from './saved.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Everything under `/api/`, as a plugin: the parts common to all resources, and the resources. */
export async function api(app: FastifyInstance, services: Services): Promise<void> {
  readBodies(app);
  app.setValidatorCompiler<z.ZodType>(({ schema }) => validate(schema));
  app.setSerializerCompiler(serializerCompiler);
  await openApi(app, services.company.name[FIRST_LANG]);

  refuseOtherSites(app, services.config.publicUrl);
  authorize(app, services);

  app.addHook('preHandler', (request, reply, done) => {
    const gone = new AbortController();
    // On the response, because the request closes as soon as its body has been read.
    reply.raw.once('close', () => gone.abort());
    caller.run({ address: addressOf(request), signal: gone.signal }, done);
  });
  // A successful answer has the status of its endpoint.
  app.addHook('preHandler', async (request, reply) => {
    const { status } = request.routeOptions.config;
    if (status !== undefined) reply.code(status);
  });

  // What a call has put into the outbox is sent at once.
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.routeOptions.config.underLoad === 'wait' && statusCode < 400)
      services.outbox.wake();
  });

  for (const resource of [
    signIn,
    passwords,
    me,
    secondFactor,
    leads,
    inbox,
    pictures,
    ownData,
    notifications,
    unsubscribe,
    saved,
    conversations,
    attachments,
    pageErrors,
  ]) {
    app.register(resource, services);
  }
}

/** The maximum number of fields of a plain form; ours have about twenty. */
const FORM_FIELDS_MAX = 100;

/** Accepts JSON and plain forms as bodies. */
function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const text = String(body);
      // Counted first, because reading 32,000 empty fields takes longer than any other call.
      if (text.split('&', FORM_FIELDS_MAX + 1).length > FORM_FIELDS_MAX) {
        done(new Refusal('invalid'));
      } else {
        done(null, nestAnswers(new URLSearchParams(text)));
      }
    },
  );
}

/**
 * Validates by a schema of the contract. The provider's own validator refuses with messages; ours refuses with codes.
 */
const validate = (schema: z.ZodType) => (sent: unknown) => {
  const { value, refused } = check(schema, sent);
  if (refused === undefined) return { value };
  const more = Object.keys(refused).length > 0 ? { fields: refused } : {};
  return { error: new Refusal('invalid', more) };
};

/** Serves `GET /api/openapi.json`, generated from the schemas of the routes that are registered after it. */
async function openApi(api: FastifyInstance, title: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
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
