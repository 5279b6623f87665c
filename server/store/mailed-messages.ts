import type { Store } from './database.ts';
import { countRows, findLead } from './find.ts';

/** The number of previous messages that a mail refers to: enough for mail programs, and a bounded header length. */
const REFERENCES_MAX = 10;

export type MailedMessage = NonNullable<Awaited<ReturnType<typeof mailedMessage>>>;

/** Returns a message to be mailed, with its lead and the messages mailed before, unless it has been erased. */
export async function mailedMessage({ db }: Store, id: number) {
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .leftJoin('user', 'user.id', 'message.authorId')
    .select([
      'message.id',
      'sentAt',
      'body',
      'subject',
      'conversationId',
      'user.name',
      'user.email',
    ])
    .where('message.id', '=', id)
    .executeTakeFirst();
  if (!message) return undefined;
  const { conversationId, name, email, ...rest } = message;
  const [lead, before, files] = await Promise.all([
    findLead(db, conversationId),
    db
      .selectFrom('message')
      .select(['id', 'sentAt'])
      .where('conversationId', '=', conversationId)
      .where('kind', '!=', 'note')
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(REFERENCES_MAX)
      .execute(),
    countRows(db.selectFrom('attachment').where('messageId', '=', id)),
  ]);
  if (!lead) return undefined;
  const author = name !== null && email !== null ? { name, email } : undefined;
  return { ...rest, files, author, lead, before: before.reverse() };
}
