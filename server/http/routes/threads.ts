import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noteRead } from '../../store/conversations.ts';
import { answerLead } from '../../store/messages.ts';
import { readThread } from '../../store/threads.ts';
import type { Services } from '../services.ts';
import { calls, orNotFound } from './endpoint.ts';

/** The messages of administrators about a lead: answers, and internal notes. */
export const threads: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { limits, outbox, store } = services;

  on('thread', async ({ params, query }) =>
    orNotFound(await readThread(store, params.id, query.before)),
  );

  on('answerLead', async (request) => {
    const admin = request.user;
    await limits.count('message', String(admin.id));
    const key = request.headers['idempotency-key'];
    const sent = await answerLead(store, admin, request.params.id, { ...request.body, key });
    outbox.wake();
    return sent;
  });

  on('readThread', ({ params, body }) => noteRead(store, 'company', params.id, body.upTo));
};
