import { type Kysely, sql } from 'kysely';
import type { Me } from '../../contract/api/account.ts';
import { type FileType, QUOTA } from '../../contract/api/conversation-limits.ts';
import type { Attachment } from '../../contract/api/conversations.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/** What a file takes of the disk at the least, in bytes; so much of the room it takes, however small it is. */
const BLOCK = 4096;

/** A file as it was received. */
interface Received {
  file: string;
  name: string;
  type: FileType;
  size: number;
  settle: () => Promise<void>;
}

/** The sum of what files take of the disk. */
const TAKEN = sql<
  number | string | null
>`sum(case when "size" < ${BLOCK} then ${BLOCK} else "size" end)`;

/** Sums up what the files of all accounts take of the disk, in bytes. */
export async function storedBytes({ db }: Store): Promise<number> {
  const { total } = await db
    .selectFrom('attachment')
    .select(TAKEN.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Notes a file that goes with no message yet; it is in its place before that can be seen. What administrators have sent
 * to customers does not count, or their room would be used up one day.
 * @throws Refusal `full` when the account has no room for it
 */
export function addAttachment(
  store: Store,
  user: Pick<Me, 'id' | 'role'>,
  { file, name, type, size, settle }: Received,
): Promise<Attachment> {
  return withAccountLock(store, user.id, async (transaction) => {
    const kept = transaction
      .selectFrom('attachment')
      .select(TAKEN.as('total'))
      .where('userId', '=', user.id);
    const counted = user.role === 'admin' ? kept.where('messageId', 'is', null) : kept;
    const { total } = await counted.executeTakeFirstOrThrow();
    if (Number(total) + Math.max(size, BLOCK) > QUOTA) throw new Refusal('full');
    const { id } = await transaction
      .insertInto('attachment')
      .values({
        userId: user.id,
        messageId: null,
        file,
        name,
        type,
        size,
        createdAt: Date.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settle();
    return { id, name, type, size };
  });
}

/** A file that an account may download: its own that is not sent, or of a message that it may read. */
export async function findAttachment(
  { db }: Store,
  { id: userId, role }: Pick<Me, 'id' | 'role'>,
  id: number,
) {
  return db
    .selectFrom('attachment')
    .leftJoin('message', 'message.id', 'attachment.messageId')
    .leftJoin('conversation', 'conversation.id', 'message.conversationId')
    .select(['attachment.file', 'attachment.name', 'attachment.size'])
    .where('attachment.id', '=', id)
    .where((where) =>
      where.or([
        where.and([where('messageId', 'is', null), where('attachment.userId', '=', userId)]),
        where.and([where('message.kind', '!=', 'note'), where('conversation.userId', '=', userId)]),
        ...(role === 'admin' ? [where('messageId', 'is not', null)] : []),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Forgets a file that goes with no message yet.
 * @returns its name in the folder; undefined when there is no such file of this person
 */
export async function removeAttachment(
  { db }: Store,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('messageId', 'is', null)
    .returning('file')
    .executeTakeFirst();
  return removed?.file;
}

/**
 * Has files go with a message.
 * @throws Refusal when one is not their sender's, or goes with another message
 */
export async function attach(
  db: Kysely<Tables>,
  messageId: number,
  userId: number,
  given: readonly number[],
): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return;
  const attached = await db
    .updateTable('attachment')
    .set({ messageId })
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('messageId', 'is', null)
    .returning('id')
    .execute();
  if (attached.length < ids.length) {
    throw new Refusal('invalid', { fields: { attachments: { code: 'unknown' } } });
  }
}

/** The files of messages, by the message's id. */
export async function attachmentsOf(
  db: Kysely<Tables>,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, Attachment[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('attachment')
    .select(['id', 'messageId', 'name', 'type', 'size'])
    .where('messageId', 'in', messageIds)
    .orderBy('id')
    .execute();
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId ?? 0);
  return new Map(
    [...byMessage].map(([id, files]) => [
      id,
      files.map(({ messageId: _, type, ...file }) => ({ ...file, type: type as FileType })),
    ]),
  );
}

/** Which of these files no row speaks of. */
export async function unknownFiles({ db }: Store, files: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('file')
    .where('file', 'in', files)
    .execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}

/** The condition of a file that was not sent in time. */
export const isLeftOver = (until: number) =>
  sql<boolean>`"messageId" is null and "createdAt" < ${until}`;
