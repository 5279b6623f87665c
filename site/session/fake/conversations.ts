import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
import type { CompanyMessage, Conversation } from '../../../contract/api/conversations.ts';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { messages as refusals } from '../../../contract/api/messages.ts';
import type { Lang } from '../../../contract/lang.ts';
import { take } from './attachments.ts';
import { company } from './company.ts';
import { leads, samples } from './inbox.ts';
import { kept } from './kept.ts';
import { type Person, people } from './people.ts';
import { Refusal } from './refusal.ts';

/** What is written about a lead. */
interface Thread {
  id: number;
  leadId: number;
  /** Whose it is; null for a visitor's. */
  userId: number | null;
  subject: string;
}

interface Written extends Omit<CompanyMessage, 'from'> {
  leadId: number;
  authorId: number;
  from: CompanyMessage['from'];
  key: string;
  isRead: boolean;
}

/** A message as it is sent. */
interface Sent {
  body: string;
  attachments: number[];
  key: string | null;
}

const HOUR = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** The leads that conversations were begun with, by the demo's user or with a visitor. */
const begun = samples.flatMap((lead, index) =>
  lead.email === company.demo.user.email || lead.replies.length > 0
    ? [{ ...lead, leadId: index + 1, isOwn: lead.email === company.demo.user.email }]
    : [],
);

const threads = kept<Thread>('conversations', () =>
  begun.map(({ leadId, isOwn, subject }, index) => ({
    id: index + 1,
    leadId,
    userId: isOwn ? 1 : null,
    subject,
  })),
);

const written = kept<Written>('messages', () =>
  begun
    .flatMap(({ leadId, message, hoursAgo, replies }) =>
      [{ from: 'customer' as const, body: message, hoursAgo, by: '' }, ...replies].map(
        ({ from, body, hoursAgo: hours, by }, index) => ({
          leadId,
          authorId: from === 'customer' ? 1 : 0,
          from,
          isOpening: index === 0,
          author: by || company.demo.user.firstName,
          body,
          sentAt: ago(hours),
          attachments: [],
          key: '',
          isRead: from !== 'company',
        }),
      ),
    )
    .map((message, index) => ({ ...message, id: index + 1 })),
);

const notFound = () => new Refusal(404, refusals.notFound);
const writtenAbout = (leadId: number) => written.all().filter((each) => each.leadId === leadId);
const threadOf = (leadId: number) => threads.all().find((each) => each.leadId === leadId);

function ownThread(person: Person, leadId: number): Thread {
  const thread = threadOf(leadId);
  if (thread?.userId !== person.id) throw notFound();
  return thread;
}

function toConversation({ leadId, subject }: Thread): Conversation {
  const lead = leads.byId(leadId);
  const seen = writtenAbout(leadId).filter(({ from }) => from !== 'note');
  const last = seen.at(-1);
  if (!lead || !last) throw notFound();
  return {
    id: leadId,
    subject,
    form: lead.form,
    excerpt: last.body.replace(/\s+/g, ' ').slice(0, 140),
    lastFrom: last.from === 'company' ? 'company' : 'customer',
    updatedAt: last.sentAt,
    isClosed: lead.answeredAt !== null,
    unread: seen.filter(({ from, isRead }) => from === 'company' && !isRead).length,
  };
}

const toMessage = ({ leadId: _, authorId: __, key: ___, isRead: ____, ...message }: Written) =>
  message;

/** The conversations of somebody, the last one written in first. */
export const conversationsOf = (person: Person): Conversation[] =>
  threads
    .all()
    .filter(({ userId }) => userId === person.id)
    .map(toConversation)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export const unreadOf = (person: Person): AnswerOf<'unread'> => ({
  messages: conversationsOf(person).reduce((sum, { unread }) => sum + unread, 0),
  inbox: person.role === 'admin' ? leads.all().filter(({ unread }) => unread > 0).length : null,
});

export function conversationOf(person: Person, id: number): AnswerOf<'conversation'> {
  const conversation = toConversation(ownThread(person, id));
  const messages = writtenAbout(id).flatMap((each) => {
    const { isOpening: _, from, ...message } = toMessage(each);
    return from === 'note' ? [] : [{ ...message, from }];
  });
  return { conversation, messages };
}

/** Begins a conversation: a lead, as on the server. */
export function begin(
  person: Person,
  { subject, lang, ...sent }: Sent & { subject: string; lang: Lang },
): Conversation {
  const before = written.all().find(({ key }) => key !== '' && key === sent.key);
  if (before) return toConversation(ownThread(person, before.leadId));
  const lead = leads.add({
    form: MESSAGE_FORM,
    lang,
    page: '/account/messages',
    email: person.email,
    name: `${person.firstName} ${person.lastName}`.trim(),
    company: '',
    telephone: '',
    choice: '',
    budget: '',
    urgency: '',
    message: `${subject}\n\n${sent.body}`,
    offer: '',
    receivedAt: new Date().toISOString(),
    answeredAt: null,
    heldFor: null,
    assignedTo: null,
    unread: 1,
    consent: { version: '', purposes: [], withdrawnAt: null },
  });
  const thread = threads.add({ leadId: lead.id, userId: person.id, subject });
  write(person, lead.id, 'customer', sent, true);
  return toConversation(thread);
}

/** Writes to the company: what was answered is open again. */
export function send(person: Person, id: number, sent: Sent): AnswerOf<'sendMessage'> {
  ownThread(person, id);
  const { isOpening: _, ...message } = write(person, id, 'customer', sent);
  leads.change(id, { answeredAt: null, unread: (leads.byId(id)?.unread ?? 0) + 1 });
  return { ...message, from: 'customer' };
}

/** What an administrator writes. In the demo no mail goes out. */
export function answer(person: Person, id: number, note: boolean, sent: Sent): CompanyMessage {
  if (!leads.byId(id)) throw notFound();
  if (!threadOf(id)) threads.add({ leadId: id, userId: null, subject: '' });
  const message = write(person, id, note ? 'note' : 'company', sent);
  if (!note) leads.change(id, { answeredAt: message.sentAt });
  return message;
}

function write(
  person: Person,
  leadId: number,
  from: Written['from'],
  { body, attachments, key }: Sent,
  isOpening = false,
): CompanyMessage {
  const before = written.all().find((each) => key !== null && key !== '' && each.key === key);
  if (before) return toMessage(before);
  const given = attachments.map((id) => take(person, id));
  return toMessage(
    written.add({
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

/** Notes that one side has read what the other has written. */
export function noteRead(person: Person | 'company', leadId: number, upTo: number): void {
  if (person !== 'company') ownThread(person, leadId);
  else if (!threadOf(leadId)) throw notFound();
  const from = person === 'company' ? 'customer' : 'company';
  for (const message of writtenAbout(leadId)) {
    if (message.from === from && message.id <= upTo) written.change(message.id, { isRead: true });
  }
  if (person === 'company') leads.change(leadId, { unread: 0 });
}

export function threadAbout(id: number): AnswerOf<'thread'> {
  const lead = leads.byId(id);
  if (!lead) throw notFound();
  const owner = people.byId(threadOf(id)?.userId ?? 0);
  return {
    customer: owner
      ? { name: `${owner.firstName} ${owner.lastName}`.trim(), email: owner.email }
      : null,
    assignedTo: lead.assignedTo,
    unread: lead.unread,
    messages: writtenAbout(id).map(toMessage),
    administrators: people
      .all()
      .filter(({ role }) => role === 'admin')
      .map(({ id: personId, firstName, lastName }) => ({
        id: personId,
        name: `${firstName} ${lastName}`.trim(),
      })),
  };
}
