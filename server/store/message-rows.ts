import { type Kysely, sql } from 'kysely';
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

/** Characters of a message that a list shows. */
const EXCERPT = 140;
/** How much of a message is read for that: what looks like one character may be several. */
const MOST_READ = 4 * EXCERPT;

/** The beginning of a text in one line, cut between characters as people see them (thai.md 9). */
export function beginningOf(body: string): string {
  const characters = new Intl.Segmenter().segment(body.slice(0, MOST_READ).replace(/\s+/g, ' '));
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, EXCERPT)
    .join('');
}

/**
 * What was written last about leads, notes not counted; of one that nothing was written about it is its own message.
 * @returns says so for each of them
 */
export async function lastMessages(db: Kysely<Tables>, leadIds: readonly number[]) {
  const newest = db
    .selectFrom('message')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('conversationId', 'in', leadIds.length > 0 ? leadIds : [0])
    .where('kind', '!=', 'note')
    .groupBy('conversationId');
  const rows = await db
    .selectFrom('message')
    .select(['conversationId', 'kind'])
    .select(sql<string>`substr("body", 1, ${MOST_READ})`.as('body'))
    .where('id', 'in', newest)
    .execute();
  const last = new Map(rows.map((row) => [row.conversationId, row]));
  return ({ id, message }: { id: number; message: string }) => {
    const { kind, body } = last.get(id) ?? { kind: 'opening', body: '' };
    const isOfCompany = kind === 'company';
    return {
      excerpt: beginningOf((kind === 'opening' && body === '' ? message : body).trim()),
      lastFrom: isOfCompany ? ('company' as const) : ('customer' as const),
    };
  };
}
