import { z } from 'zod';
import { FILE_MAX } from '../conversation-limits.ts';
import * as conversations from '../conversations.ts';
import { call, type Endpoint } from '../endpoint.ts';
import * as leads from '../leads.ts';
import type { CallName } from '../paths.ts';

/** The content type of uploaded files. */
const BYTES = 'application/octet-stream';

/** Conversations with the company, and their attachments. */
export const conversationEndpoints = {
  unread: call({
    summary: 'The number of unread messages; cheap, for the navigation',
    answer: conversations.unreadCounts,
  }),
  conversations: call({
    summary: 'The conversations with the company, most recently active first',
    answer: conversations.conversationList,
  }),
  beginConversation: call({
    summary: 'Begin a conversation; with an Idempotency-Key header a repeat gets the first answer',
    headers: conversations.messageHeaders,
    body: conversations.conversationBody,
    status: 201,
    answer: conversations.conversation,
    errorStatuses: [409, 422],
  }),
  conversation: call({
    summary: 'A conversation with its newest messages, or those before one',
    params: leads.idParams,
    query: conversations.messagesQuery,
    answer: conversations.openConversation,
  }),
  sendMessage: call({
    summary: 'Write to the company; with an Idempotency-Key header a repeat gets the first answer',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.messageBody,
    status: 201,
    answer: conversations.message,
    errorStatuses: [409, 422],
  }),
  readConversation: call({
    summary: 'Mark the messages of a conversation as read',
    params: leads.idParams,
    body: conversations.readBody,
  }),
  uploadAttachment: call({
    summary: 'Upload a file for a message that is sent later; without one it is kept for a day',
    query: conversations.attachmentQuery,
    upload: { types: [BYTES], max: FILE_MAX },
    status: 201,
    answer: conversations.attachment,
    errorStatuses: [409, 507],
  }),
  attachment: call({
    summary: 'A file of one of the user’s conversations, always as a download',
    params: leads.idParams,
    answer: z.string(),
    type: BYTES,
  }),
  removeAttachment: call({
    summary: 'Remove a file that is not attached to a message yet',
    params: leads.idParams,
  }),
  thread: call({
    summary: 'The last messages about a lead, including notes, or those before a message',
    access: 'admin',
    params: leads.idParams,
    query: conversations.messagesQuery,
    answer: conversations.thread,
  }),
  answerLead: call({
    summary:
      'Answer a lead, as a message to a customer or by mail to a visitor; or write a note. With an Idempotency-Key header a repeat gets the first answer',
    access: 'admin',
    headers: conversations.messageHeaders,
    params: leads.idParams,
    body: conversations.companyMessageBody,
    status: 201,
    answer: conversations.answeredMessage,
    errorStatuses: [409, 422],
  }),
  readThread: call({
    summary: 'Mark the customer’s messages as read',
    access: 'admin',
    params: leads.idParams,
    body: conversations.readBody,
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
