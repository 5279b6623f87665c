import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { noteRead } from '../../store/conversations.ts';
import { answerLead } from '../../store/messages.ts';
import { readThread } from '../../store/threads.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './authorize.ts';
import { endpoint } from './endpoint.ts';

/** The messages of administrators about a lead: answers, and internal notes. */
export const threads: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { limits, outbox, store } = services;

  api.route({
    ...endpoint('thread'),
    handler: async ({ params, query }) => {
      const thread = await readThread(store, params.id, query.before);
      if (!thread) throw new Refusal('notFound');
      return thread;
    },
  });

  api.route({
    ...endpoint('answerLead'),
    handler: async (request) => {
      const admin = signedInUser(request);
      await limits.count('message', String(admin.id));
      const key = request.headers['idempotency-key'];
      const sent = await answerLead(store, admin, request.params.id, { ...request.body, key });
      outbox.wake();
      return sent;
    },
  });

  api.route({
    ...endpoint('readThread'),
    handler: ({ params, body }) => noteRead(store, 'company', params.id, body.upTo),
  });
};
