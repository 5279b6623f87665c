import { z } from 'zod';
import { BODY_MAX, FILE_TYPES, FILES_MAX, SUBJECT_MAX } from './conversation-limits.ts';
import { filled, line, lines, moment } from './fields.ts';
import { id as idInAddress, leadHeaders, MAX_ID, upTo } from './leads.ts';

const id = z.int().positive().max(MAX_ID);

/** A file that goes with a message. */
export const attachment = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  size: z.int().positive().describe('Bytes'),
});

export const attachmentQuery = z.object({
  name: filled(line(200)).describe('What it is called; what it is, its bytes tell'),
});

const attachments = z
  .array(id)
  .max(FILES_MAX)
  .default([])
  .describe('The ids of files that were sent before, and go with no message yet');

const body = filled(lines(BODY_MAX));

/** What one sends to have the same once, however often it is sent. */
export const messageHeaders = leadHeaders;

export const conversationBody = z.object({ subject: filled(line(SUBJECT_MAX)), body, attachments });
export const messageBody = z.object({ body, attachments });
export const companyMessageBody = messageBody.extend({
  note: z.boolean().default(false).describe('Whether it is for administrators alone'),
  upTo: upTo.optional(),
});

export const readBody = z.object({
  upTo: id.describe('The id of the last message that was seen'),
});

/** Which messages of a conversation are asked for: the newest page, or the one before a message. */
export const messagesQuery = z.object({
  before: idInAddress.optional().describe('`next` of the page that has the messages after these'),
});

const next = z
  .int()
  .nullable()
  .describe('`before` of the page of earlier messages; null for the first one');

/** A message as the customer sees it. */
export const message = z.object({
  id: z.int().positive(),
  from: z.enum(['customer', 'company']),
  author: z.string().describe('The first name of whoever wrote it; empty if they have gone'),
  body: z.string(),
  sentAt: moment,
  attachments: z.array(attachment),
});

/** A message as administrators see it. */
export const companyMessage = message.extend({
  from: z.enum(['customer', 'company', 'note']),
  isOpening: z.boolean().describe('Whether its body is that of the lead itself'),
});

/** What an administrator has written, and whether that closed the lead. */
export const answeredMessage = companyMessage.extend({ isClosed: z.boolean() });

/** A conversation in the customer's list. */
export const conversation = z.object({
  id: z.int().positive(),
  subject: z.string().describe('Empty if it was begun with a form'),
  form: z.string(),
  excerpt: z.string().describe('The beginning of the last message'),
  lastFrom: z.enum(['customer', 'company']),
  updatedAt: moment,
  isClosed: z.boolean().describe('Answered, and nothing is open; writing opens it again'),
  unread: z.int().nonnegative(),
});

export const conversationList = z.object({ conversations: z.array(conversation) });

/** A conversation with a page of its messages, the oldest first. */
export const openConversation = z.object({ conversation, messages: z.array(message), next });

export const unreadCounts = z.object({
  messages: z.int().describe('Messages of the company that one has not read'),
  inbox: z
    .int()
    .nullable()
    .describe('Conversations with unread messages of customers; null for who is no administrator'),
});

/** What administrators see of the conversation that a lead began. */
export const thread = z.object({
  customer: z
    .object({ name: z.string(), email: z.string(), company: z.string() })
    .nullable()
    .describe('Whose account it belongs to; null for a visitor, who is answered by mail'),
  assignedTo: z.int().nullable().describe('The id of the administrator who sees to it'),
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
