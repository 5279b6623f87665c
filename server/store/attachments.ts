import { sql } from 'kysely';
import type { Me } from '../../contract/api/account.ts';
import { FILES_QUOTA, type FileType } from '../../contract/api/conversation-limits.ts';
import type { Attachment } from '../../contract/api/conversations.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import type { Db } from './schema.ts';

/** The minimum disk space of a file, in bytes, however small the file is; it counts towards the account's quota. */
const BLOCK = 4096;

interface ReceivedFile {
  file: string;
  name: string;
  type: FileType;
  size: number;
  settle: () => Promise<void>;
}

/** A file of a form, at its final path. */
export interface FormFile extends Omit<ReceivedFile, 'settle'> {
  /** The hash of its content. */
  digest: string;
}

/** The total disk space of files. */
const DISK_SPACE = sql<
  number | string | null
>`sum(case when "size" < ${BLOCK} then ${BLOCK} else "size" end)`;

/** Returns the disk space of all accounts' files, in bytes. */
export async function storedBytes({ db }: Store): Promise<number> {
  const { total } = await db
    .selectFrom('attachment')
    .select(DISK_SPACE.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Records a file that is not attached to a message yet; the file is already at its final path. Files that
 * administrators have sent to customers don't count, or their quota would be used up one day.
 * @throws Refusal `full` when the file exceeds the account's quota
 */
export function addAttachment(
  store: Store,
  user: Pick<Me, 'id' | 'role'>,
  { file, name, type, size, settle }: ReceivedFile,
): Promise<Attachment> {
  return withAccountLock(store, user.id, async (transaction) => {
    const kept = transaction
      .selectFrom('attachment')
      .select(DISK_SPACE.as('total'))
      .where('userId', '=', user.id);
    const counted = user.role === 'admin' ? kept.where('messageId', 'is', null) : kept;
    const { total } = await counted.executeTakeFirstOrThrow();
    if (Number(total) + Math.max(size, BLOCK) > FILES_QUOTA) throw new Refusal('full');
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

/** Returns a file that an account may download: its own unsent file, or one of a message that it may read. */
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

/** Removes the record of a file that is not attached yet; returns its name, if this person has such a file. */
export async function removeAttachment({ db }: Store, userId: number, id: number) {
  const removed = await db
    .deleteFrom('attachment')
    .where(({ and }) => and({ id, userId }))
    .where('messageId', 'is', null)
    .returning('file')
    .executeTakeFirst();
  return removed?.file;
}

/** Attaches files to a message; throws a Refusal when one is not the sender's, or attached already. */
export async function attach(db: Db, messageId: number, userId: number, given: readonly number[]) {
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

/** Returns the files of messages by message ID. */
export async function attachmentsOf(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, Attachment[]>();
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

/** Returns the files without a row. */
export async function unknownFiles({ db }: Store, files: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('file')
    .where('file', 'in', files)
    .execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}

/** A condition for files that were not sent in time. */
export const isUnsent = (until: number) =>
  sql<boolean>`"messageId" is null and "createdAt" < ${until}`;
