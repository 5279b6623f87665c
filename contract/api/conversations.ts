import { z } from 'zod';
import { BODY_MAX, FILE_TYPES, FILES_MAX, SUBJECT_MAX } from './conversation-limits.ts';
import { line, lines, moment, nonBlank } from './fields.ts';
import { id as idInAddress, idInBody, leadHeaders, upTo } from './leads.ts';

/** A file attached to a message. */
export const attachment = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  size: z.int().positive().describe('Bytes'),
});

export const attachmentQuery = z.object({
  name: nonBlank(line(200)).describe('The file name; the type is detected from the bytes'),
});

const attachments = z
  .array(idInBody)
  .max(FILES_MAX)
  .default([])
  .describe('The IDs of uploaded files that are not attached to a message yet');

const body = nonBlank(lines(BODY_MAX));

/** The idempotency key, so that a message that is sent repeatedly is stored once. */
export const messageHeaders = leadHeaders;

export const conversationBody = z.object({
  subject: nonBlank(line(SUBJECT_MAX)),
  body,
  attachments,
});
export const messageBody = z.object({ body, attachments });
export const companyMessageBody = messageBody.extend({
  note: z.boolean().default(false).describe('Whether only administrators see it'),
  upTo: upTo.optional(),
});

export const readBody = z.object({
  upTo: idInBody.describe('The ID of the last message seen'),
});

/** Selects a page of messages in a conversation: the newest one, or the one before a message. */
export const messagesQuery = z.object({
  before: idInAddress.optional().describe('`next` of the page with later messages'),
});

const next = z
  .int()
  .nullable()
  .describe('`before` of the page with earlier messages; null for the first page');

/** A message as the customer sees it. */
export const message = z.object({
  id: z.int().positive(),
  from: z.enum(['customer', 'company']),
  author: z.string().describe('The author’s first name; empty if their account was deleted'),
  body: z.string(),
  sentAt: moment,
  attachments: z.array(attachment),
});

/** A message as administrators see it. */
export const companyMessage = message.extend({
  from: z.enum(['customer', 'company', 'note']),
  isOpening: z.boolean().describe('Whether its body is the lead’s own message'),
});

/** A message from an administrator, and whether it closed the lead. */
export const answeredMessage = companyMessage.extend({ isClosed: z.boolean() });

export const conversation = z.object({
  id: z.int().positive(),
  subject: z.string().describe('Empty if it was begun with a form'),
  form: z.string(),
  excerpt: z.string().describe('The beginning of the last message'),
  lastFrom: z.enum(['customer', 'company']),
  updatedAt: moment,
  isClosed: z.boolean().describe('Answered, with nothing open; a new message reopens it'),
  unread: z.int().nonnegative(),
});

export const conversationList = z.object({ conversations: z.array(conversation) });

/** A conversation with a page of its messages, oldest first. */
export const openConversation = z.object({ conversation, messages: z.array(message), next });

export const unreadCounts = z.object({
  messages: z.int().describe('The user’s unread messages from the company'),
  inbox: z
    .int()
    .nullable()
    .describe(
      'Conversations with unread messages from customers; null unless the user is an administrator',
    ),
});

/** The conversation about a lead as administrators see it. */
export const thread = z.object({
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

export type Attachment = z.infer<typeof attachment>;
export type Conversation = z.infer<typeof conversation>;
export type Message = z.infer<typeof message>;
export type CompanyMessage = z.infer<typeof companyMessage>;
export type AnsweredMessage = z.infer<typeof answeredMessage>;
export type Thread = z.infer<typeof thread>;
