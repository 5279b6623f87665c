import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messages } from '../../contract/api/messages.ts';
import { ApiError } from '../errors.ts';
import { leadDeliveries } from '../mail/deliveries.ts';
import type { Services } from '../services.ts';
import {
  findConversation,
  messagesOf,
  noteRead,
  readConversations,
  unreadConversations,
  unreadMessages,
} from '../store/conversations.ts';
import { beginConversation, sendMessage } from '../store/messages.ts';
import { userOf } from './authorise.ts';
import { endpoint } from './endpoint.ts';
import { langOf } from './lang.ts';

/** What customers write with the company. */
export const conversations: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const { config, limits, outbox, store } = services;

  /** @throws ApiError 404 when it is not theirs */
  const conversationOf = async (userId: number, id: number) => {
    const conversation = await findConversation(store, userId, id);
    if (!conversation) throw new ApiError(404, messages.notFound);
    return conversation;
  };

  api.route({
    ...endpoint('unread'),
    handler: async (request) => {
      const { id, role } = userOf(request);
      return {
        messages: await unreadMessages(store, id),
        inbox: role === 'admin' ? await unreadConversations(store) : null,
      };
    },
  });

  api.route({
    ...endpoint('conversations'),
    handler: async (request) => ({
      conversations: await readConversations(store, userOf(request).id),
    }),
  });

  api.route({
    ...endpoint('beginConversation'),
    handler: async (request) => {
      const user = userOf(request);
      await limits.count('message', String(user.id));
      const id = await beginConversation(store, user, {
        ...request.body,
        lang: langOf(request),
        page: '/account/messages',
        key: request.headers['idempotency-key'],
      });
      outbox.wake();
      return conversationOf(user.id, id);
    },
  });

  api.route({
    ...endpoint('conversation'),
    handler: async (request) => {
      const { id } = request.params;
      const conversation = await conversationOf(userOf(request).id, id);
      return { conversation, messages: await messagesOf(store, id) };
    },
  });

  api.route({
    ...endpoint('sendMessage'),
    handler: async (request) => {
      const user = userOf(request);
      await limits.count('message', String(user.id));
      const message = { ...request.body, key: request.headers['idempotency-key'] };
      const deliveries = leadDeliveries(config);
      const sent = await sendMessage(store, user, request.params.id, message, deliveries);
      outbox.wake();
      return { ...sent, from: 'customer' as const };
    },
  });

  api.route({
    ...endpoint('readConversation'),
    handler: (request) => {
      const userId = userOf(request).id;
      return noteRead(store, { userId }, request.params.id, request.body.upTo);
    },
  });
};
