import type { Kysely } from 'kysely';
import type { CompanyMessage } from '../../contract/api/conversations.ts';
import { attachmentsOf } from './attachments.ts';
import type { Tables } from './schema.ts';

/** Messages with what they are shown with. An opening that has no text of its own has its lead's. */
const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('message')
    .innerJoin('lead', 'lead.id', 'message.conversationId')
    .leftJoin('user', 'user.id', 'message.authorId')
    .select(['message.id', 'kind', 'body', 'sentAt', 'lead.message as lead', 'user.firstName'])
    .orderBy('message.id');

/** Messages, the oldest first. */
export async function readMessages(
  db: Kysely<Tables>,
  narrow: (query: ReturnType<typeof select>) => ReturnType<typeof select>,
): Promise<CompanyMessage[]> {
  const rows = await narrow(select(db)).execute();
  const files = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, body, sentAt, lead, firstName }) => {
    const isOpening = kind === 'opening';
    return {
      id,
      from: kind === 'note' || kind === 'company' ? kind : 'customer',
      isOpening,
      author: firstName ?? '',
      body: isOpening && body === '' ? lead : body,
      sentAt: new Date(sentAt).toISOString(),
      attachments: files.get(id) ?? [],
    };
  });
}
