import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { attachmentFolder } from '../attachments/files.ts';
import type { Tables } from './schema.ts';

/** What is written about leads and in an account, and the files that were sent to go with it. */
export interface PersonalConversations {
  conversations: object[];
  attachments: object[];
}

const iso = (moment: number) => new Date(moment).toISOString();

/** The conversations of an account, and those about leads. */
const ids = (db: Kysely<Tables>, userId: number | undefined, leadIds: readonly number[]) =>
  db
    .selectFrom('conversation')
    .select('id')
    .where((where) =>
      where.or([where('userId', '=', userId ?? null), where('id', 'in', [...leadIds, 0])]),
    );

/**
 * Gathers what both sides have written, without the notes that administrators keep for themselves. The files lie in
 * `attachments/` of the data folder under the names that are given.
 */
export async function exportConversations(
  db: Kysely<Tables>,
  userId: number | undefined,
  leadIds: readonly number[],
): Promise<PersonalConversations> {
  const conversations = await db
    .selectFrom('conversation')
    .select(['id', 'subject', 'updatedAt'])
    .where('id', 'in', ids(db, userId, leadIds))
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('message')
    .select(['id', 'conversationId', 'kind', 'body', 'sentAt'])
    .where('conversationId', 'in', ids(db, userId, leadIds))
    .where('kind', '!=', 'note')
    .orderBy('id')
    .execute();
  const attachments = await filesOf(db, userId, leadIds)
    .select(['messageId', 'name', 'type', 'size', 'createdAt'])
    .where((where) => where.or([where('kind', 'is', null), where('kind', '!=', 'note')]))
    .orderBy('attachment.id')
    .execute();
  return {
    conversations: conversations.map(({ updatedAt, ...conversation }) => ({
      ...conversation,
      updatedAt: iso(updatedAt),
      messages: messages
        .filter(({ conversationId }) => conversationId === conversation.id)
        .map(({ conversationId: _, sentAt, ...message }) => ({ ...message, sentAt: iso(sentAt) })),
    })),
    attachments: attachments.map(({ createdAt, ...file }) => ({
      ...file,
      createdAt: iso(createdAt),
    })),
  };
}

/** The files of these conversations, and what the account has sent to go with no message yet. */
const filesOf = (db: Kysely<Tables>, userId: number | undefined, leadIds: readonly number[]) =>
  db
    .selectFrom('attachment')
    .leftJoin('message', 'message.id', 'messageId')
    .select('file')
    .where((where) =>
      where.or([
        where('conversationId', 'in', ids(db, userId, leadIds)),
        where.and([where('messageId', 'is', null), where('userId', '=', userId ?? null)]),
      ]),
    );

/**
 * Removes the conversations of an account and about leads, before the account and the leads go.
 * @returns the names of their files, which are to be removed after that
 */
export async function eraseConversations(
  db: Kysely<Tables>,
  userId: number | undefined,
  leadIds: readonly number[],
): Promise<string[]> {
  const files = await filesOf(db, userId, leadIds).execute();
  const names = files.map(({ file }) => file);
  if (names.length > 0) {
    await db.deleteFrom('attachment').where('file', 'in', names).execute();
  }
  await db
    .deleteFrom('conversation')
    .where('id', 'in', ids(db, userId, leadIds))
    .execute();
  return names;
}

/** Removes files from the data folder. */
export async function removeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(attachmentFolder(dataDir), name), { force: true });
}
