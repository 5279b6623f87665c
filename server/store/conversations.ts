import { CONVERSATIONS_MAX } from '../../contract/api/conversation-limits.ts';
import type { Conversation } from '../../contract/api/conversations.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { beginningOf } from '../../contract/beginning.ts';
import type { FormFile } from './attachments.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import { BEGINNING, readMessagePage } from './message-rows.ts';
import { lockConversation } from './messages.ts';
import { withIsoMoments } from './moments.ts';
import type { Db } from './schema.ts';

/** Returns the conversations of an account, most recently active first. */
const select = ({ db }: Store, userId: number) =>
  db
    .selectFrom('conversation')
    .innerJoin('lead', 'lead.id', 'conversation.id')
    .innerJoin('message', (join) =>
      join.onRef('message.id', '=', (on) =>
        on
          .selectFrom('message as newest')
          .select(({ fn }) => fn.max('newest.id').as('last'))
          .whereRef('newest.conversationId', '=', 'conversation.id')
          .where('newest.kind', '!=', 'note'),
      ),
    )
    .select(['conversation.id', 'subject', 'lead.form', 'lead.answeredAt', 'updatedAt'])
    .select(['unreadByCustomer as unread', 'kind', BEGINNING.as('beginning')])
    .where('conversation.userId', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const toConversation = (row: Row): Conversation => ({
  ...withIsoMoments(row),
  excerpt: beginningOf(row.beginning),
  lastFrom: row.kind === 'company' ? 'company' : 'customer',
  isClosed: row.answeredAt !== null,
});

/** Returns the conversations of a customer, most recently active first. */
export async function readConversations(store: Store, userId: number): Promise<Conversation[]> {
  const rows = await select(store, userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(CONVERSATIONS_MAX)
    .execute();
  return rows.map(toConversation);
}

/** Returns a conversation of a customer; undefined when they have no such conversation. */
export async function findConversation(store: Store, userId: number, id: number) {
  const row = await select(store, userId).where('conversation.id', '=', id).executeTakeFirst();
  return row && toConversation(row);
}

/** Returns a page of messages without notes, oldest first; the caller checks whose conversation it is. */
export async function messagesOf({ db }: Store, id: number, before: number | undefined) {
  const { messages: page, next } = await readMessagePage(db, id, { before, notes: false });
  const shown = page.map(({ isOpening: _, from, ...message }) => ({
    ...message,
    from: from === 'company' ? from : ('customer' as const),
  }));
  return { messages: shown, next };
}

/**
 * Records how far one side has read the other's messages.
 * @param userId the owner of the conversation; the company may read all of them
 * @throws Refusal `notFound` when it is not this person's
 */
export function markRead(
  { db }: Store,
  reader: { userId: number } | 'company',
  id: number,
  upTo: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // The messages counted below must not change in the meantime.
    const conversation = await lockConversation(transaction, id);
    if (!conversation || (reader !== 'company' && conversation.userId !== reader.userId)) {
      throw new Refusal('notFound');
    }
    const others = reader === 'company' ? ['opening', 'customer'] : ['company'];
    const unread = transaction
      .selectFrom('message')
      .where('conversationId', '=', id)
      .where('kind', 'in', others)
      .where('id', '>', upTo);
    const column = reader === 'company' ? 'unreadByCompany' : 'unreadByCustomer';
    await transaction
      .updateTable('conversation')
      // Another window may have read further.
      .set({ [column]: Math.min(conversation[column], await countRows(unread)) })
      .where('id', '=', id)
      .execute();
  });
}

/** Returns the number of the company's messages that a customer has not read. */
export async function unreadMessages({ db }: Store, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.sum<number | null>('unreadByCustomer').as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Returns the number of conversations with unread messages of customers, except held ones. */
export const unreadConversations = ({ db }: Store): Promise<number> =>
  countRows(
    db
      .selectFrom('conversation')
      .innerJoin('lead', 'lead.id', 'conversation.id')
      .where('unreadByCompany', '>', 0)
      .where('heldFor', 'is', null),
  );

/**
 * Begins the conversation about a lead: with its account, or with a visitor whose files the lead's own message has.
 * Without files, there is none if the account has been deleted in the meantime.
 */
export async function openConversation(
  db: Db,
  id: number,
  { userId, files, now }: { userId: number | null; files: readonly FormFile[]; now: number },
): Promise<void> {
  const account = db.selectFrom('user').select('id').where('id', '=', userId).forKeyShare();
  const owner = (userId !== null && (await account.executeTakeFirst())?.id) || null;
  if (owner === null && files.length === 0) return;
  await db
    .insertInto('conversation')
    .values({ id, userId: owner, subject: '', unreadByCompany: owner ? 1 : 0, updatedAt: now })
    .execute();
  const opening = { conversationId: id, authorId: owner, kind: 'opening', body: '', key: null };
  const { id: messageId } = await db
    .insertInto('message')
    .values({ ...opening, sentAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length === 0) return;
  const rows = files.map(({ file, name, type, size }) => ({ file, name, type, size }));
  await db
    .insertInto('attachment')
    .values(rows.map((row) => ({ ...row, userId: owner, messageId, createdAt: now })))
    .execute();
}
