import { MESSAGE_FORM, MESSAGES_PAGE } from '../../../contract/api/conversation-limits.ts';
import type {
  AnsweredMessage,
  CompanyMessage,
  Conversation,
} from '../../../contract/api/conversations.ts';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { beginningOf } from '../../../contract/beginning.ts';
import type { Lang } from '../../../contract/lang.ts';
import { take } from './attachments.ts';
import { addLead, leads, type StoredLead } from './leads.ts';
import { nameOf, type Person, people } from './people.ts';
import { notFound } from './persisted-list.ts';
import {
  messagesAbout,
  type StoredMessage,
  storedMessages,
  type Thread,
  threadOf,
  threads,
} from './threads.ts';

interface Sent {
  body: string;
  attachments: number[];
  key: string | null;
}

function ownThread(person: Person, leadId: number): Thread {
  const thread = threadOf(leadId);
  return thread?.userId === person.id ? thread : notFound();
}

function toConversation({ leadId, subject }: Thread): Conversation {
  const lead = leads.get(leadId);
  const seen = messagesAbout(leadId).filter(({ from }) => from !== 'note');
  const last = seen.at(-1) ?? notFound();
  return {
    id: leadId,
    subject,
    form: lead.form,
    excerpt: beginningOf(last.body),
    lastFrom: last.from === 'company' ? 'company' : 'customer',
    updatedAt: last.sentAt,
    isClosed: lead.answeredAt !== null,
    unread: seen.filter(({ from, isRead }) => from === 'company' && !isRead).length,
  };
}

const toMessage = ({
  leadId: _,
  authorId: __,
  key: ___,
  isRead: ____,
  ...message
}: StoredMessage) => message;

/** Returns the conversations of an account, most recent first. */
export const conversationsOf = (person: Person): Conversation[] =>
  threads
    .all()
    .filter(({ userId }) => userId === person.id)
    .map(toConversation)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export const unreadOf = (person: Person): AnswerOf<'unread'> => ({
  messages: conversationsOf(person).reduce((sum, { unread }) => sum + unread, 0),
  inbox:
    person.role === 'admin'
      ? leads.all().filter(({ unread, heldFor }) => unread > 0 && heldFor === null).length
      : null,
});

/** Returns a conversation with all of its messages. */
export function wholeConversation(person: Person, id: number) {
  const conversation = toConversation(ownThread(person, id));
  const messages = messagesAbout(id).flatMap((each) => {
    const { isOpening: _, from, ...message } = toMessage(each);
    return from === 'note' ? [] : [{ ...message, from }];
  });
  return { conversation, messages };
}

export function conversationOf(
  person: Person,
  id: number,
  before?: number,
): AnswerOf<'conversation'> {
  const { conversation, messages } = wholeConversation(person, id);
  return { conversation, ...pageOf(messages, before) };
}

/** Returns a page of messages, as the server does: the newest, or those before a given one. */
function pageOf<Message extends { id: number }>(all: readonly Message[], before = Infinity) {
  const earlier = all.filter(({ id }) => id < before);
  const messages = earlier.slice(-MESSAGES_PAGE);
  return { messages, next: earlier.length > messages.length ? (messages[0]?.id ?? null) : null };
}

/**
 * Starts a conversation by creating a lead, as the server does. Until the address is confirmed, an account can start
 * only one, which is held.
 */
export function begin(
  person: Person,
  { subject, lang, ...sent }: Sent & { subject: string; lang: Lang },
): Conversation {
  const before = storedMessages.all().find(({ key }) => key !== '' && key === sent.key);
  if (before) return toConversation(ownThread(person, before.leadId));
  const begun = conversationsOf(person).some(({ form }) => form === MESSAGE_FORM);
  if (begun && !person.emailVerified) throw new Refusal('unconfirmed');
  const lead = addLead({
    form: MESSAGE_FORM,
    lang,
    page: '/account/messages',
    email: person.email,
    name: nameOf(person),
    company: person.company,
    message: `${subject}\n\n${sent.body}`,
    heldFor: person.emailVerified ? null : 'unconfirmed',
    unread: 1,
    consent: { version: '', purposes: [], withdrawnAt: null },
  });
  const thread = threads.add({ leadId: lead.id, userId: person.id, subject });
  write(person, lead.id, 'customer', sent, true);
  return toConversation(thread);
}

/** The sender of a form who has no account, as files and messages have them. */
export const VISITOR = { id: 0, firstName: '' };

/**
 * Starts a conversation from a form that an account submitted while signed in, or a visitor with files.
 * @param attachments the IDs of the files
 */
export function beginWithForm(
  sender: Person | typeof VISITOR,
  { id, message }: StoredLead,
  attachments: number[],
): void {
  threads.add({ leadId: id, userId: sender.id || null, subject: '' });
  write(sender, id, 'customer', { body: message, attachments, key: null }, true);
  if (sender !== VISITOR) leads.change(id, { unread: 1 });
}

/** Sends a message to the company. An answered lead is open again. */
export function send(person: Person, id: number, sent: Sent): AnswerOf<'sendMessage'> {
  ownThread(person, id);
  const { isOpening: _, ...message } = write(person, id, 'customer', sent);
  const { heldFor = null, unread = 0 } = leads.byId(id) ?? {};
  const staysHeld = heldFor === 'burst' || !person.emailVerified;
  leads.change(id, {
    answeredAt: null,
    heldFor: staysHeld ? heldFor : null,
    unread: unread + 1,
  });
  return { ...message, from: 'customer' };
}

/** Returns whether the customer has written after the last message that an administrator has seen. */
export const hasNewer = (id: number, upTo = Number.POSITIVE_INFINITY): boolean =>
  messagesAbout(id).some((message) => message.from === 'customer' && message.id > upTo);

/** Stores an administrator's answer. The demo sends no mail. */
export function answer(
  person: Person,
  id: number,
  { note, upTo, ...sent }: Sent & { note: boolean; upTo?: number | undefined },
): AnsweredMessage {
  leads.get(id);
  if (!threadOf(id)) threads.add({ leadId: id, userId: null, subject: '' });
  const message = write(person, id, note ? 'note' : 'company', sent);
  if (!note && !hasNewer(id, upTo)) leads.change(id, { answeredAt: message.sentAt });
  return { ...message, isClosed: leads.get(id).answeredAt !== null };
}

function write(
  person: Pick<Person, 'id' | 'firstName'>,
  leadId: number,
  from: StoredMessage['from'],
  { body, attachments, key }: Sent,
  isOpening = false,
): CompanyMessage {
  const before = storedMessages
    .all()
    .find((each) => key !== null && key !== '' && each.key === key);
  if (before) return toMessage(before);
  const given = attachments.map((id) => take(person, id));
  return toMessage(
    storedMessages.add({
      leadId,
      authorId: person.id,
      from,
      isOpening,
      author: person.firstName,
      body,
      sentAt: new Date().toISOString(),
      attachments: given,
      key: key ?? '',
      isRead: false,
    }),
  );
}

/** Marks the other side's messages as read. */
export function markRead(person: Person | 'company', leadId: number, upTo: number): void {
  if (person !== 'company') ownThread(person, leadId);
  else if (!threadOf(leadId)) notFound();
  const from = person === 'company' ? 'customer' : 'company';
  for (const message of messagesAbout(leadId)) {
    if (message.from === from && message.id <= upTo)
      storedMessages.change(message.id, { isRead: true });
  }
  if (person === 'company') leads.change(leadId, { unread: 0 });
}

export function threadAbout(id: number, before?: number): AnswerOf<'thread'> {
  const lead = leads.get(id);
  const owner = people.byId(threadOf(id)?.userId ?? 0);
  return {
    customer: owner ? { name: nameOf(owner), email: owner.email, company: owner.company } : null,
    assignedTo: lead.assignedTo,
    unread: lead.unread,
    ...pageOf(messagesAbout(id).map(toMessage), before),
    administrators: people
      .all()
      .filter(({ role }) => role === 'admin')
      .map((admin) => ({ id: admin.id, name: nameOf(admin) })),
  };
}
