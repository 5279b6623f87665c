import { type Kysely, sql, type Transaction } from 'kysely';
import {
  CONVERSATIONS_MAX,
  MESSAGE_FORM,
  MESSAGES_MAX,
} from '../../contract/api/conversation-limits.ts';
import type { CompanyMessage } from '../../contract/api/conversations.ts';
import { messages } from '../../contract/api/messages.ts';
import type { Lang } from '../../contract/lang.ts';
import type { SignedIn } from '../accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import { attach } from './attachments.ts';
import type { Store } from './database.ts';
import { readMessages } from './message-rows.ts';
import { enqueue } from './outbox.ts';
import { inOwnTurn } from './own-turn.ts';
import type { Tables } from './schema.ts';

/** A message as it is to be sent. */
export interface NewMessage {
  body: string;
  /** The ids of its files. */
  attachments: readonly number[];
  /** The key that its sender gave it, if any. */
  key: string | undefined;
}

type Db = Transaction<Tables>;

/**
 * Begins a conversation of a customer. For the inbox it is a lead like any other.
 * @returns its id
 * @throws ApiError 409 when the account has as many as it may
 */
export function beginConversation(
  store: Store,
  user: SignedIn,
  { subject, lang, page, ...message }: NewMessage & { subject: string; lang: Lang; page: string },
): Promise<number> {
  return inOwnTurn(store, user.id, async (db) => {
    const before = await sentBefore(db, user.id, message);
    if (before) return before.conversationId;
    await expectRoom(db, 'conversation', 'userId', user.id, CONVERSATIONS_MAX);
    const now = Date.now();
    const { id } = await db
      .insertInto('lead')
      .values({
        form: MESSAGE_FORM,
        lang,
        page,
        email: user.email,
        name: [user.firstName, user.lastName].filter(Boolean).join(' '),
        company: '',
        telephone: '',
        choice: '',
        budget: '',
        urgency: '',
        offer: '',
        message: `${subject}\n\n${message.body}`,
        receivedAt: now,
        // Nobody is asked for consent to be answered: they have an account to write from.
        consentVersion: '',
        consentPurposes: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('conversation')
      .values({ id, userId: user.id, subject, unreadByCompany: 1, updatedAt: now })
      .execute();
    const messageId = await insert(db, id, user.id, 'opening', message, now);
    await enqueue(db, {
      kind: 'message-mail',
      payload: { messageId },
      leadId: id,
      email: user.email,
    });
    return id;
  });
}

/**
 * Writes to the company. The conversation is open again then.
 * @throws ApiError 404 when it is not this person's, 409 when it is full
 */
export function sendMessage(
  store: Store,
  user: Pick<SignedIn, 'id' | 'email'>,
  id: number,
  message: NewMessage,
): Promise<CompanyMessage> {
  return inOwnTurn(store, user.id, async (db) => {
    const before = await sentBefore(db, user.id, message, id);
    if (before) return oneOf(db, before.id);
    const conversation = await lock(db, store.engine, id);
    if (conversation?.userId !== user.id) throw new ApiError(404, messages.notFound);
    await expectRoom(db, 'message', 'conversationId', id, MESSAGES_MAX);
    const now = Date.now();
    const messageId = await insert(db, id, user.id, 'customer', message, now);
    await db
      .updateTable('conversation')
      .set((update) => ({ updatedAt: now, unreadByCompany: update('unreadByCompany', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await db.updateTable('lead').set({ answeredAt: null }).where('id', '=', id).execute();
    await enqueue(db, {
      kind: 'message-mail',
      payload: { messageId },
      leadId: id,
      email: user.email,
    });
    return oneOf(db, messageId);
  });
}

/**
 * Answers a lead: a customer by a message, with a mail that says so, a visitor by mail. Or writes a note about it.
 * @throws ApiError 404 when there is no such lead, 409 when it is full, 400 for files to a visitor
 */
export function answerLead(
  store: Store,
  admin: Pick<SignedIn, 'id'>,
  id: number,
  { note, ...message }: NewMessage & { note: boolean },
): Promise<CompanyMessage> {
  return inOwnTurn(store, admin.id, async (db) => {
    const before = await sentBefore(db, admin.id, message, id);
    if (before) return oneOf(db, before.id);
    const { userId, email } = await conversationFor(db, store.engine, id);
    const isMailed = userId === null && !note;
    if (isMailed && message.attachments.length > 0) {
      throw new ApiError(400, messages.invalid, { fields: { attachments: { code: 'unknown' } } });
    }
    await expectRoom(db, 'message', 'conversationId', id, MESSAGES_MAX);
    const now = Date.now();
    const messageId = await insert(db, id, admin.id, note ? 'note' : 'company', message, now);
    if (note) return oneOf(db, messageId);
    await db
      .updateTable('conversation')
      .set((update) => ({ updatedAt: now, unreadByCustomer: update('unreadByCustomer', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await db.updateTable('lead').set({ answeredAt: now }).where('id', '=', id).execute();
    await enqueue(
      db,
      userId === null
        ? { kind: 'lead-answer', payload: { messageId }, leadId: id, email }
        : { kind: 'message-answered', payload: { userId, messageId }, leadId: id, email },
    );
    return oneOf(db, messageId);
  });
}

/**
 * What was sent with the same key before.
 * @throws ApiError 422 when that was something else
 */
async function sentBefore(
  db: Db,
  authorId: number,
  { key, body }: NewMessage,
  conversationId?: number,
) {
  if (key === undefined) return undefined;
  const before = await db
    .selectFrom('message')
    .select(['id', 'conversationId', 'body'])
    .where('authorId', '=', authorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!before) return undefined;
  const isSame =
    before.body === body && (conversationId ?? before.conversationId) === before.conversationId;
  if (!isSame) throw new ApiError(422, messages.keyReused);
  return before;
}

/** @throws ApiError 409 when there are as many already as there may be */
async function expectRoom(
  db: Db,
  table: 'conversation' | 'message',
  column: 'userId' | 'conversationId',
  of: number,
  most: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from ${sql.table(table)} where ${sql.ref(column)} = ${of}`.execute(
    db,
  );
  if (Number(rows[0]?.count) >= most) throw new ApiError(409, messages.full);
}

/** A conversation that nobody else changes until the end of the transaction. */
export function lock(db: Kysely<Tables>, engine: Store['engine'], id: number) {
  const row = db.selectFrom('conversation').selectAll().where('id', '=', id);
  return (engine === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst();
}

/** The conversation about a lead, which is begun if there is none, and whom it is with. */
export async function conversationFor(db: Db, engine: Store['engine'], id: number) {
  const lead = await db
    .selectFrom('lead')
    .select(['email', 'receivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead) throw new ApiError(404, messages.notFound);
  await db
    .insertInto('conversation')
    .values({ id, userId: null, subject: '', updatedAt: lead.receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const conversation = await lock(db, engine, id);
  if (!conversation) throw new ApiError(404, messages.notFound);
  return { ...conversation, email: lead.email };
}

async function insert(
  db: Db,
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

async function oneOf(db: Db, id: number): Promise<CompanyMessage> {
  const [message] = await readMessages(db, (query) => query.where('message.id', '=', id));
  if (!message) throw new Error('a message that was just written is not there');
  return message;
}
