import type { Me } from '../../contract/api/account.ts';
import { MESSAGE_FORM } from '../../contract/api/conversation-limits.ts';
import type { AnsweredMessage, CompanyMessage } from '../../contract/api/conversations.ts';
import { Refusal } from '../../contract/api/messages.ts';
import type { Lang } from '../../contract/lang.ts';
import { BLANK_FIELDS } from '../../contract/lead-rules.ts';
import { withAccountLock } from './account-lock.ts';
import { attach } from './attachments.ts';
import type { Store } from './database.ts';
import { findLead } from './find.ts';
import { releaseLead, scheduleHeldReminder, type WrittenMessage } from './held.ts';
import {
  expectRoomForConversation,
  expectRoomForMessage,
  findSentBefore,
  hasNewer,
  type NewMessage,
} from './message-checks.ts';
import { readMessage } from './message-rows.ts';
import { enqueue, type Kind } from './outbox.ts';
import type { Db, DbTransaction } from './schema.ts';

/** A message that was stored, now or before; if before, nothing of it is new and it has no lead ID. */
export interface BegunConversation extends WrittenMessage {
  conversationId: number;
}

/**
 * Begins a customer's conversation, which appears in the inbox as a lead. It is held if it looks like a flood, and
 * until its sender has confirmed their address.
 * @throws Refusal `full` when the account has the maximum number: one until its address is confirmed
 */
export function beginConversation(
  store: Store,
  user: Me,
  { subject, lang, page, ...message }: NewMessage & { subject: string; lang: Lang; page: string },
  isFlood: boolean,
): Promise<BegunConversation> {
  return withAccountLock(store, user.id, async (db) => {
    const before = await findSentBefore(db, user.id, message, { kind: 'opening', subject });
    if (before) {
      return { conversationId: before.conversationId, leadId: undefined, isHeld: false };
    }
    const { emailVerified } = await ownerOf(db, user.id);
    await expectRoomForConversation(db, user.id, Boolean(emailVerified));
    const heldFor = isFlood ? 'burst' : emailVerified ? null : 'unconfirmed';
    const now = Date.now();
    const { id } = await db
      .insertInto('lead')
      .values({
        ...BLANK_FIELDS,
        form: MESSAGE_FORM,
        lang,
        page,
        email: user.email,
        name: [user.firstName, user.lastName].filter(Boolean).join(' '),
        company: user.company,
        message: `${subject}\n\n${message.body}`,
        receivedAt: now,
        heldFor,
        // Answering an account needs no consent, because the customer writes from there.
        consentVersion: '',
        consentPurposes: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('conversation')
      .values({ id, userId: user.id, subject, unreadByCompany: 1, updatedAt: now })
      .execute();
    const messageId = await insertMessage(db, id, user.id, 'opening', message, now);
    await handOver(db, { id, messageId, email: user.email, isHeld: heldFor !== null });
    return { conversationId: id, leadId: id, isHeld: heldFor !== null };
  });
}

/** A customer's message, and whether it is new and held. */
export interface SentMessage extends WrittenMessage {
  message: CompanyMessage;
}

/**
 * Sends a message to the company and reopens the conversation. If the conversation was held because it looked
 * automated, it is released when a customer with a confirmed address continues it, because that is not a bot. A message
 * that looks like a flood is held, and stays held until an administrator releases it.
 * @throws Refusal `notFound` when it is not this person's, `full` when it is full
 */
export function sendMessage(
  store: Store,
  user: Pick<Me, 'id' | 'email'>,
  id: number,
  message: NewMessage,
  { deliveries, isFlood }: { deliveries: readonly Kind[]; isFlood: boolean },
): Promise<SentMessage> {
  return withAccountLock(store, user.id, async (db) => {
    const before = await findSentBefore(db, user.id, message, {
      kind: 'customer',
      conversationId: id,
    });
    if (before) {
      return { message: await readStoredMessage(db, before.id), leadId: undefined, isHeld: false };
    }
    const conversation = await lockConversation(db, id);
    if (conversation?.userId !== user.id) throw new Refusal('notFound');
    await expectRoomForMessage(db, id, 'customer');
    const { emailVerified } = await ownerOf(db, user.id);
    const heldFor = (await findLead(db, id))?.heldFor ?? null;
    const staysHeld = heldFor === 'burst' || (heldFor !== null && !emailVerified);
    const isHeld = isFlood || staysHeld;
    if (!isHeld) await releaseLead(db, id, deliveries);
    const now = Date.now();
    const messageId = await insertMessage(db, id, user.id, 'customer', message, now);
    await db
      .updateTable('conversation')
      .set((update) => ({ updatedAt: now, unreadByCompany: update('unreadByCompany', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('lead')
      .set({
        answeredAt: null,
        // An administrator must review it again.
        ...(isHeld && { heldFor: heldFor ?? 'burst', seenAt: null }),
      })
      .where('id', '=', id)
      .execute();
    await handOver(db, { id, messageId, email: user.email, isHeld });
    return { message: await readStoredMessage(db, messageId), leadId: id, isHeld };
  });
}

/** Tells the company about a message by its own mail, or by the reminder about held leads. */
async function handOver(
  db: DbTransaction,
  lead: { id: number; messageId: number; email: string; isHeld: boolean },
): Promise<void> {
  const { id: leadId, messageId, email } = lead;
  if (lead.isHeld) await scheduleHeldReminder(db, Date.now());
  else await enqueue(db, { kind: 'message-mail', payload: { messageId }, leadId, email });
}

/**
 * Answers a lead, or writes a note about it: a customer gets a message and a mail about it, a visitor gets a mail. An
 * answer closes the lead, unless the customer has written after `upTo`.
 * @throws Refusal `notFound` when the lead does not exist, `full` when its conversation is full, `invalid` for files to
 *   a visitor
 */
export function answerLead(
  store: Store,
  admin: Pick<Me, 'id'>,
  id: number,
  { note, upTo, ...message }: NewMessage & { note: boolean; upTo?: number | undefined },
): Promise<AnsweredMessage> {
  return withAccountLock(store, admin.id, async (db) => {
    const kind = note ? 'note' : 'company';
    const before = await findSentBefore(db, admin.id, message, { kind, conversationId: id });
    if (before) return readAnswer(db, before);
    const { userId, email } = await conversationFor(db, id);
    const isMailed = userId === null && !note;
    if (isMailed && message.attachments.length > 0) {
      throw new Refusal('invalid', { fields: { attachments: { code: 'unknown' } } });
    }
    if (!note) await expectRoomForMessage(db, id, 'company');
    const now = Date.now();
    const messageId = await insertMessage(db, id, admin.id, kind, message, now);
    const sent = { id: messageId, conversationId: id };
    if (note) return readAnswer(db, sent);
    await db
      .updateTable('conversation')
      .set((update) => ({ updatedAt: now, unreadByCustomer: update('unreadByCustomer', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (!(await hasNewer(db, id, upTo))) {
      await db.updateTable('lead').set({ answeredAt: now }).where('id', '=', id).execute();
    }
    await enqueue(
      db,
      userId === null
        ? { kind: 'lead-answer', payload: { messageId }, leadId: id, email }
        : {
            kind: 'message-answered',
            payload: { userId, messageId },
            leadId: id,
            email: (await ownerOf(db, userId)).email,
          },
    );
    return readAnswer(db, sent);
  });
}

/** Returns an account's current address, whichever it had when it wrote, and whether it is confirmed. */
const ownerOf = (db: DbTransaction, userId: number) =>
  db
    .selectFrom('user')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Locks a conversation until the end of the transaction and returns it. */
export const lockConversation = (db: Db, id: number) =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Returns the conversation about a lead, begun if necessary, and who it is with. */
export async function conversationFor(db: DbTransaction, id: number) {
  const lead = await findLead(db, id);
  if (!lead) throw new Refusal('notFound');
  await db
    .insertInto('conversation')
    .values({ id, userId: null, subject: '', updatedAt: lead.receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const conversation = await lockConversation(db, id);
  if (!conversation) throw new Refusal('notFound');
  return { ...conversation, email: lead.email };
}

async function insertMessage(
  db: DbTransaction,
  conversationId: number,
  authorId: number,
  kind: 'opening' | 'customer' | 'company' | 'note',
  { body, attachments, key }: NewMessage,
  sentAt: number,
): Promise<number> {
  const { id } = await db
    .insertInto('message')
    .values({ conversationId, authorId, kind, body, key: key ?? null, sentAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(db, id, authorId, attachments);
  return id;
}

async function readStoredMessage(db: DbTransaction, id: number): Promise<CompanyMessage> {
  const message = await readMessage(db, id);
  if (!message) throw new Error('a message that was just written does not exist');
  return message;
}

/** Returns a message of the company, and whether its lead is closed. */
async function readAnswer(
  db: DbTransaction,
  { id, conversationId }: { id: number; conversationId: number },
): Promise<AnsweredMessage> {
  const lead = await findLead(db, conversationId);
  return { ...(await readStoredMessage(db, id)), isClosed: lead?.answeredAt != null };
}
