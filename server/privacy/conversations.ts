import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { attachmentFolder } from '../attachments/files.ts';
import { withIsoMoments } from '../store/moments.ts';
import type { Db } from '../store/schema.ts';
import { inBatches } from './batches.ts';
import { belongsToSubject, type DataSubject } from './data-subject.ts';

/** The IDs of a person's leads, which are also those of their conversations. */
const ids = (db: Db, subject: DataSubject, userId: number | undefined) =>
  db.selectFrom('lead').select('id').where(belongsToSubject(subject, userId));

/**
 * Returns the messages of both sides, without the internal notes of administrators, and the files that were uploaded for
 * them; `file` is their name in `attachments/` of the data folder. They are read from the database on demand.
 */
export const exportConversations = (db: Db, subject: DataSubject, userId: number | undefined) => ({
  conversations: inBatches(
    db
      .selectFrom('conversation')
      .select(['id', 'subject', 'updatedAt'])
      .where('id', 'in', ids(db, subject, userId)),
    (conversation) => ({
      ...withIsoMoments(conversation),
      messages: inBatches(
        db
          .selectFrom('message')
          .select(['id', 'kind', 'body', 'sentAt'])
          .where('conversationId', '=', conversation.id)
          .where('kind', '!=', 'note'),
        withIsoMoments,
      ),
    }),
  ),
  attachments: inBatches(
    filesOf(db, subject, userId)
      .select(['attachment.id', 'messageId', 'file', 'name', 'type', 'size', 'createdAt'])
      .where((where) => where.or([where('kind', 'is', null), where('kind', '!=', 'note')])),
    ({ id: _, ...file }) => withIsoMoments(file),
    'attachment.id',
  ),
});

/** The files of these conversations, and files of the account that are not attached to a message yet. */
const filesOf = (db: Db, subject: DataSubject, userId: number | undefined) =>
  db
    .selectFrom('attachment')
    .leftJoin('message', 'message.id', 'messageId')
    .where((where) =>
      where.or([
        where('conversationId', 'in', ids(db, subject, userId)),
        where.and([where('messageId', 'is', null), where('userId', '=', userId ?? null)]),
      ]),
    );

/**
 * Removes the conversations of an account and about leads; call it before removing the account and the leads.
 * @returns the names of their files, to be removed afterwards
 */
export async function eraseConversations(db: Db, subject: DataSubject, userId: number | undefined) {
  const files = await db
    .deleteFrom('attachment')
    .where('id', 'in', filesOf(db, subject, userId).select('attachment.id'))
    .returning('file')
    .execute();
  await db
    .deleteFrom('conversation')
    .where('id', 'in', ids(db, subject, userId))
    .execute();
  return files.map(({ file }) => file);
}

export async function removeAttachments(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(attachmentFolder(dataDir), name), { force: true });
}
