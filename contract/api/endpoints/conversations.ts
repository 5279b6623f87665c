import { z } from 'zod';
import { FILE_MAX } from '../conversation-limits.ts';
import * as conversations from '../conversations.ts';
import { type Endpoint, empty } from '../endpoint.ts';
import * as leads from '../leads.ts';
import type { CallName } from '../paths.ts';

/** The content type of uploaded files. */
const BYTES = 'application/octet-stream';

/** Conversations with the company, and their attachments. */
export const conversationEndpoints = {
  unread: {
    summary: 'The number of unread messages; cheap, for the navigation',
    access: 'customer',
    status: 200,
    answer: conversations.unreadCounts,
  },
  conversations: {
    summary: 'The conversations with the company, most recently active first',
    access: 'customer',
    status: 200,
    answer: conversations.conversationList,
  },
  beginConversation: {
    summary: 'Begin a conversation; with an Idempotency-Key header a repeat gets the first answer',
    access: 'customer',
    headers: conversations.messageHeaders,
    body: conversations.conversationBody,
    status: 201,
    answer: conversations.conversation,
    errorStatuses: [409, 422],
  },
  conversation: {
    summary: 'A conversation with its newest messages, or those before one',
    access: 'customer',
    params: leads.idParams,
    query: conversations.messagesQuery,
    status: 200,
    answer: conversations.openConversation,
  },
  sendMessage: {
    summary: 'Write to the company; with an Idempotency-Key header a repeat gets the first answer',
    access: 'customer',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.messageBody,
    status: 201,
    answer: conversations.message,
    errorStatuses: [409, 422],
  },
  readConversation: {
    summary: 'Mark the messages of a conversation as read',
    access: 'customer',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
  uploadAttachment: {
    summary: 'Upload a file for a message that is sent later; without one it is kept for a day',
    access: 'customer',
    query: conversations.attachmentQuery,
    upload: { types: [BYTES], max: FILE_MAX },
    status: 201,
    answer: conversations.attachment,
    errorStatuses: [409, 507],
  },
  attachment: {
    summary: 'A file of one of the user’s conversations, always as a download',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: z.string(),
    type: BYTES,
  },
  removeAttachment: {
    summary: 'Remove a file that is not attached to a message yet',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  thread: {
    summary: 'The last messages about a lead, including notes, or those before a message',
    access: 'admin',
    params: leads.idParams,
    query: conversations.messagesQuery,
    status: 200,
    answer: conversations.thread,
  },
  answerLead: {
    summary:
      'Answer a lead, as a message to a customer or by mail to a visitor; or write a note. With an Idempotency-Key header a repeat gets the first answer',
    access: 'admin',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.companyMessageBody,
    status: 201,
    answer: conversations.answeredMessage,
    errorStatuses: [409, 422],
  },
  readThread: {
    summary: 'Mark the customer’s messages as read',
    access: 'admin',
    params: leads.idParams,
    body: conversations.readBody,
    status: 200,
    answer: empty,
  },
} as const satisfies Partial<Record<CallName, Endpoint>>;
