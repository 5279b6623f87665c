import { z } from 'zod';
import { BODY_MAX, FILE_MAX, FILE_TYPES, FILES_MAX, SUBJECT_MAX } from './conversation-limits.ts';
import { call, type Endpoint } from './endpoint.ts';
import { line, lines, moment, nonBlank } from './fields.ts';
import { id as idInAddress, idInBody, idParams, leadHeaders, upTo } from './leads.ts';
import type { CallName } from './paths.ts';

/** A file attached to a message. */
const attachment = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  size: z.int().positive().describe('Bytes'),
});

const attachments = z
  .array(idInBody)
  .max(FILES_MAX)
  .default([])
  .describe('The IDs of uploaded files that are not attached to a message yet');

const body = nonBlank(lines(BODY_MAX));

const messageBody = z.object({ body, attachments });

const readBody = z.object({
  upTo: idInBody.describe('The ID of the last message seen'),
});

/** Selects a page of messages in a conversation: the newest one, or the one before a message. */
const messagesQuery = z.object({
  before: idInAddress.optional().describe('`next` of the page with later messages'),
});

const next = z
  .int()
  .nullable()
  .describe('`before` of the page with earlier messages; null for the first page');

/** A message as the customer sees it. */
const message = z.object({
  id: z.int().positive(),
  from: z.enum(['customer', 'company']),
  author: z.string().describe('The author’s first name; empty if their account was deleted'),
  body: z.string(),
  sentAt: moment,
  attachments: z.array(attachment),
});

/** A message as administrators see it. */
const companyMessage = message.extend({
  from: z.enum(['customer', 'company', 'note']),
  isOpening: z.boolean().describe('Whether its body is the lead’s own message'),
});

/** A message from an administrator, and whether it closed the lead. */
const answeredMessage = companyMessage.extend({ isClosed: z.boolean() });

const conversation = z.object({
  id: z.int().positive(),
  subject: z.string().describe('Empty if it was begun with a form'),
  form: z.string(),
  excerpt: z.string().describe('The beginning of the last message'),
  lastFrom: z.enum(['customer', 'company']),
  updatedAt: moment,
  isClosed: z.boolean().describe('Answered, with nothing open; a new message reopens it'),
  unread: z.int().nonnegative(),
});

/** The conversation about a lead as administrators see it. */
const thread = z.object({
  customer: z
    .object({ name: z.string(), email: z.string(), company: z.string() })
    .nullable()
    .describe('The owner of the conversation; null for a visitor, who is answered by mail'),
  assignedTo: z.int().nullable().describe('The ID of the assigned administrator'),
  unread: z.int().nonnegative(),
  messages: z.array(companyMessage),
  next,
  administrators: z.array(z.object({ id: z.int().positive(), name: z.string() })),
});

/** The content type of uploaded files. */
const BYTES = 'application/octet-stream';

/** Conversations with the company, and their attachments. */
export const conversationEndpoints = {
  unread: call({
    summary: 'The number of unread messages; cheap, for the navigation',
    answer: z.object({
      messages: z.int().describe('The user’s unread messages from the company'),
      inbox: z
        .int()
        .nullable()
        .describe(
          'Conversations with unread messages from customers; null unless the user is an administrator',
        ),
    }),
  }),
  conversations: call({
    summary: 'The conversations with the company, most recently active first',
    answer: z.object({ conversations: z.array(conversation) }),
  }),
  beginConversation: call({
    summary: 'Begin a conversation; with an Idempotency-Key header a repeat gets the first answer',
    headers: leadHeaders,
    body: messageBody.extend({ subject: nonBlank(line(SUBJECT_MAX)) }),
    status: 201,
    answer: conversation,
    errorStatuses: [409, 422],
  }),
  conversation: call({
    summary: 'A conversation with its newest messages, or those before one',
    params: idParams,
    query: messagesQuery,
    answer: z.object({ conversation, messages: z.array(message), next }),
  }),
  sendMessage: call({
    summary: 'Write to the company; with an Idempotency-Key header a repeat gets the first answer',
    headers: leadHeaders,
    params: idParams,
    body: messageBody,
    status: 201,
    answer: message,
    errorStatuses: [409, 422],
  }),
  readConversation: call({
    summary: 'Mark the messages of a conversation as read',
    params: idParams,
    body: readBody,
  }),
  uploadAttachment: call({
    summary: 'Upload a file for a message that is sent later; without one it is kept for a day',
    query: z.object({
      name: nonBlank(line(200)).describe('The file name; the type is detected from the bytes'),
    }),
    upload: { types: [BYTES], max: FILE_MAX },
    status: 201,
    answer: attachment,
    errorStatuses: [409, 507],
  }),
  attachment: call({
    summary: 'A file of one of the user’s conversations, always as a download',
    params: idParams,
    answer: z.string(),
    type: BYTES,
  }),
  removeAttachment: call({
    summary: 'Remove a file that is not attached to a message yet',
    params: idParams,
  }),
  thread: call({
    summary: 'The last messages about a lead, including notes, or those before a message',
    access: 'admin',
    params: idParams,
    query: messagesQuery,
    answer: thread,
  }),
  answerLead: call({
    summary:
      'Answer a lead, as a message to a customer or by mail to a visitor; or write a note. With an Idempotency-Key header a repeat gets the first answer',
    access: 'admin',
    headers: leadHeaders,
    params: idParams,
    body: messageBody.extend({
      note: z.boolean().default(false).describe('Whether only administrators see it'),
      upTo: upTo.optional(),
    }),
    status: 201,
    answer: answeredMessage,
    errorStatuses: [409, 422],
  }),
  readThread: call({
    summary: 'Mark the customer’s messages as read',
    access: 'admin',
    params: idParams,
    body: readBody,
  }),
} satisfies Partial<Record<CallName, Endpoint>>;

export type Attachment = z.infer<typeof attachment>;
export type Conversation = z.infer<typeof conversation>;
export type CompanyMessage = z.infer<typeof companyMessage>;
export type AnsweredMessage = z.infer<typeof answeredMessage>;
export type Thread = z.infer<typeof thread>;
