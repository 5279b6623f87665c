import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
import {
  findConversation,
  markRead,
  messagesOf,
  readConversations,
  unreadConversations,
  unreadMessages,
} from '../../store/conversations.ts';
import { beginConversation, sendMessage } from '../../store/messages.ts';
import { addressOf, langOf } from '../client.ts';
import type { Services } from '../services.ts';
import { calls, orNotFound } from './endpoint.ts';

/** The conversations of customers with the company. */
export const conversations: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { deliveries, intake, limits, store } = services;

  on('unread', async ({ user }) => ({
    messages: await unreadMessages(store, user.id),
    inbox: user.role === 'admin' ? await unreadConversations(store) : null,
  }));

  on('conversations', async ({ user }) => ({
    conversations: await readConversations(store, user.id),
  }));

  on('beginConversation', async (request) => {
    const { user } = request;
    const address = addressOf(request);
    await limits.count('message', String(user.id));
    // It reaches the company like a form, and counts as one.
    await limits.count('lead', address);
    const conversation = {
      ...request.body,
      lang: langOf(request),
      page: '/account/messages',
      key: request.headers['idempotency-key'],
    };
    const { conversationId } = await intake.message(
      // In the form of its lead, which is judged again when the sender confirms their address.
      { address, message: `${conversation.subject}\n\n${conversation.body}`, form: MESSAGE_FORM },
      (isFlood) => beginConversation(store, user, conversation, isFlood),
    );
    return orNotFound(await findConversation(store, user.id, conversationId));
  });

  on('conversation', async ({ user, params: { id }, query }) => ({
    conversation: orNotFound(await findConversation(store, user.id, id)),
    ...(await messagesOf(store, id, query.before)),
  }));

  on('sendMessage', async (request) => {
    const { user } = request;
    const address = addressOf(request);
    await limits.count('message', String(user.id));
    // A stranger can create an account: until its address is confirmed, it may send no more than a form can.
    await limits.count(user.emailVerified ? 'messageAddress' : 'lead', address);
    const message = { ...request.body, key: request.headers['idempotency-key'] };
    const { id } = request.params;
    const sent = await intake.message(
      { address, message: message.body, form: MESSAGE_FORM },
      (isFlood) => sendMessage(store, user, id, message, { deliveries, isFlood }),
    );
    return { ...sent.message, from: 'customer' as const };
  });

  on('readConversation', ({ user, params, body }) =>
    markRead(store, { userId: user.id }, params.id, body.upTo),
  );
};
