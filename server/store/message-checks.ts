import {
  CONVERSATIONS_MAX,
  EXTRA_ANSWERS_MAX,
  MESSAGE_FORM,
  MESSAGES_MAX,
} from '../../contract/api/conversation-limits.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { countRows } from './find.ts';
import type { Db, DbTransaction } from './schema.ts';

export interface NewMessage {
  body: string;
  /** The IDs of its files. */
  attachments: readonly number[];
  /** The idempotency key, if the sender gave one. */
  key: string | undefined;
}

/** The context of a message. */
interface Sent {
  kind: 'opening' | 'customer' | 'company' | 'note';
  /** Undefined for a message that begins a conversation. */
  conversationId?: number;
  /** Only for a message that begins a conversation. */
  subject?: string;
}

/** Returns the message that was sent with the same key; throws the Refusal `keyReused` if it was different. */
export async function findSentBefore(
  db: DbTransaction,
  authorId: number,
  { key, body, attachments }: NewMessage,
  { kind, conversationId, subject }: Sent,
) {
  if (key === undefined) return undefined;
  const before = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select(['message.id', 'conversationId', 'body', 'kind', 'subject'])
    .where(({ and }) => and({ authorId, key }))
    .executeTakeFirst();
  if (!before) return undefined;
  const files = await db
    .selectFrom('attachment')
    .select('id')
    .where('messageId', '=', before.id)
    .execute();
  const had = new Set(files.map(({ id }) => id));
  const isSame =
    before.body === body &&
    before.kind === kind &&
    before.conversationId === (conversationId ?? before.conversationId) &&
    before.subject === (subject ?? before.subject) &&
    had.size === new Set(attachments).size &&
    attachments.every((id) => had.has(id));
  if (!isSame) throw new Refusal('keyReused');
  return before;
}

/**
 * Conversations begun with forms don't count while the address is unconfirmed, because a stranger can send a form.
 * @throws Refusal `full` when an account has the maximum number of conversations: one until its address is confirmed
 */
export async function expectRoomForConversation(
  db: DbTransaction,
  userId: number,
  isConfirmed: boolean,
): Promise<void> {
  const { all, begun } = await db
    .selectFrom('conversation')
    .innerJoin('lead', 'lead.id', 'conversation.id')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.count('lead.id').filterWhere('form', '=', MESSAGE_FORM).as('begun'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(all) >= CONVERSATIONS_MAX) throw new Refusal('full');
  if (!isConfirmed && Number(begun) > 0) throw new Refusal('unconfirmed');
}

/**
 * Notes don't count, and the company can answer in a full conversation.
 * @throws Refusal `full` when a conversation has the maximum number of messages
 */
export async function expectRoomForMessage(
  db: DbTransaction,
  conversationId: number,
  from: 'customer' | 'company',
): Promise<void> {
  const sent = db.selectFrom('message').where('conversationId', '=', conversationId);
  const most = from === 'company' ? MESSAGES_MAX + EXTRA_ANSWERS_MAX : MESSAGES_MAX;
  if ((await countRows(sent.where('kind', '!=', 'note'))) >= most) throw new Refusal('full');
}

/**
 * Whether the customer has written after the last message that an administrator has seen.
 * @param upTo the last message shown; undefined means all of them
 */
export async function hasNewer(db: Db, conversationId: number, upTo: number | undefined) {
  if (upTo === undefined) return false;
  const newer = await db
    .selectFrom('message')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('kind', 'in', ['opening', 'customer'])
    .where('id', '>', upTo)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
