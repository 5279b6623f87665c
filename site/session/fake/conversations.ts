import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
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
import { messagesAbout, type StoredMessage, storedMessages } from './threads.ts';

interface Sent {
  body: string;
  attachments: number[];
}

function ownLead(person: Person, id: number): StoredLead {
  const lead = leads.get(id);
  return lead.userId === person.id ? lead : notFound();
}

function toConversation({ id, subject, form, answeredAt }: StoredLead): Conversation {
  const seen = messagesAbout(id).filter(({ from }) => from !== 'note');
  const last = seen.at(-1) ?? notFound();
  return {
    id,
    subject,
    form,
    excerpt: beginningOf(last.body),
    lastFrom: last.from === 'company' ? 'company' : 'customer',
    updatedAt: last.sentAt,
    isClosed: answeredAt !== null,
    unread: seen.filter(({ from, isRead }) => from === 'company' && !isRead).length,
  };
}

const toMessage = ({ leadId: _, authorId: __, isRead: ___, ...message }: StoredMessage) => message;

/** Returns the conversations of an account, most recent first. */
export const conversationsOf = (person: Person): Conversation[] =>
  leads
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

/** Returns a conversation with all of its messages, on one page. */
export function conversationOf(person: Person, id: number) {
  const conversation = toConversation(ownLead(person, id));
  const messages = messagesAbout(id).flatMap((each) => {
    const { isOpening: _, from, ...message } = toMessage(each);
    return from === 'note' ? [] : [{ ...message, from }];
  });
  return { conversation, messages };
}

/**
 * Starts a conversation by creating a lead, as the server does. Until the address is confirmed, an account can start
 * only one, which is held.
 */
export function begin(
  person: Person,
  { subject, lang, ...sent }: Sent & { subject: string; lang: Lang },
): Conversation {
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
    userId: person.id,
    subject,
  });
  write(person, lead.id, 'customer', sent, true);
  return toConversation(lead);
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
  write(sender, id, 'customer', { body: message, attachments }, true);
  if (sender !== VISITOR) leads.change(id, { userId: sender.id, unread: 1 });
}

/** Sends a message to the company. An answered lead is open again. */
export function send(person: Person, id: number, sent: Sent): AnswerOf<'sendMessage'> {
  const { heldFor, unread } = ownLead(person, id);
  const { isOpening: _, ...message } = write(person, id, 'customer', sent);
  const staysHeld = heldFor === 'burst' || !person.emailVerified;
  leads.change(id, {
    answeredAt: null,
    heldFor: staysHeld ? heldFor : null,
    unread: unread + 1,
  });
  return { ...message, from: 'customer' };
}

/** Stores an administrator's answer. The demo sends no mail. */
export function answer(
  person: Person,
  id: number,
  { note, ...sent }: Sent & { note: boolean },
): AnsweredMessage {
  leads.get(id);
  const message = write(person, id, note ? 'note' : 'company', sent);
  if (!note) leads.change(id, { answeredAt: message.sentAt });
  return { ...message, isClosed: leads.get(id).answeredAt !== null };
}

function write(
  person: Pick<Person, 'id' | 'firstName'>,
  leadId: number,
  from: StoredMessage['from'],
  { body, attachments }: Sent,
  isOpening = false,
): CompanyMessage {
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
      isRead: false,
    }),
  );
}

/** Marks the other side's messages as read. */
export function markRead(person: Person | 'company', leadId: number, upTo: number): void {
  if (person === 'company') leads.change(leadId, { unread: 0 });
  else ownLead(person, leadId);
  const from = person === 'company' ? 'customer' : 'company';
  for (const message of messagesAbout(leadId)) {
    if (message.from === from && message.id <= upTo)
      storedMessages.change(message.id, { isRead: true });
  }
}

export function threadAbout(id: number): AnswerOf<'thread'> {
  const lead = leads.get(id);
  const owner = people.byId(lead.userId ?? 0);
  return {
    customer: owner ? { name: nameOf(owner), email: owner.email, company: owner.company } : null,
    assignedTo: lead.assignedTo,
    unread: lead.unread,
    messages: messagesAbout(id).map(toMessage),
    next: null,
    administrators: people
      .all()
      .filter(({ role }) => role === 'admin')
      .map((admin) => ({ id: admin.id, name: nameOf(admin) })),
  };
}
