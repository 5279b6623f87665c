import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { attachmentFolder } from '../attachments/files.ts';
import { isoOf } from './moments.ts';
import type { Tables } from './schema.ts';
import { isTheirs, type Whose } from './whose.ts';

/** What is written about leads and in an account, and the files that were sent to go with it. */
export interface PersonalConversations {
  conversations: object[];
  attachments: object[];
}

/** The ids of a person's leads, which are also those of their conversations. */
const ids = (db: Kysely<Tables>, whose: Whose, userId: number | undefined) =>
  db.selectFrom('lead').select('id').where(isTheirs(whose, userId));

/**
 * Gathers what both sides have written, without the notes that administrators keep for themselves. The files lie in
 * `attachments/` of the data folder under the names that are given.
 */
export async function exportConversations(
  db: Kysely<Tables>,
  whose: Whose,
  userId: number | undefined,
): Promise<PersonalConversations> {
  const conversations = await db
    .selectFrom('conversation')
    .select(['id', 'subject', 'updatedAt'])
    .where('id', 'in', ids(db, whose, userId))
    .orderBy('id')
    .execute();
  const messages = await db
    .selectFrom('message')
    .select(['id', 'conversationId', 'kind', 'body', 'sentAt'])
    .where('conversationId', 'in', ids(db, whose, userId))
    .where('kind', '!=', 'note')
    .orderBy('id')
    .execute();
  const attachments = await filesOf(db, whose, userId)
    .select(['messageId', 'file', 'name', 'type', 'size', 'createdAt'])
    .where((where) => where.or([where('kind', 'is', null), where('kind', '!=', 'note')]))
    .orderBy('attachment.id')
    .execute();
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return {
    conversations: conversations.map(({ updatedAt, ...conversation }) => ({
      ...conversation,
      updatedAt: isoOf(updatedAt),
      messages: (byConversation.get(conversation.id) ?? []).map(
        ({ conversationId: _, sentAt, ...message }) => ({ ...message, sentAt: isoOf(sentAt) }),
      ),
    })),
    attachments: attachments.map(({ createdAt, ...file }) => ({
      ...file,
      createdAt: isoOf(createdAt),
    })),
  };
}

/** The files of these conversations, and what the account has sent to go with no message yet. */
const filesOf = (db: Kysely<Tables>, whose: Whose, userId: number | undefined) =>
  db
    .selectFrom('attachment')
    .leftJoin('message', 'message.id', 'messageId')
    .where((where) =>
      where.or([
        where('conversationId', 'in', ids(db, whose, userId)),
        where.and([where('messageId', 'is', null), where('userId', '=', userId ?? null)]),
      ]),
    );

/**
 * Removes the conversations of an account and about leads, before the account and the leads go.
 * @returns the names of their files, which are to be removed after that
 */
export async function eraseConversations(
  db: Kysely<Tables>,
  whose: Whose,
  userId: number | undefined,
): Promise<string[]> {
  const files = await db
    .deleteFrom('attachment')
    .where('id', 'in', filesOf(db, whose, userId).select('attachment.id'))
    .returning('file')
    .execute();
  await db
    .deleteFrom('conversation')
    .where('id', 'in', ids(db, whose, userId))
    .execute();
  return files.map(({ file }) => file);
}

/** Removes files of messages from the data folder. */
export async function removeAttachments(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(attachmentFolder(dataDir), name), { force: true });
}
