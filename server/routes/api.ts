import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { refuseOtherMethods } from './call.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { me } from './me.ts';
import { openApi } from './openapi.ts';
import { passwords } from './passwords.ts';
import { signIn } from './sign-in.ts';

/** Everything under `/api/`: what all resources share, and the resources. */
export async function api(app: FastifyInstance, services: Services): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  // Whoever cannot be answered in time is told to come back, before any work is done for him.
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5 });
  app.decorateRequest('signedIn', undefined);

  signIn(app, services);
  passwords(app, services);
  me(app, services);
  leads(app, services);
  inbox(app, services);
  openApi(app);
  refuseOtherMethods(app);
}
