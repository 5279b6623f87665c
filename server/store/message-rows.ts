import { type Kysely, sql } from 'kysely';
import { MESSAGES_PAGE } from '../../contract/api/conversation-limits.ts';
import type { CompanyMessage } from '../../contract/api/conversations.ts';
import { attachmentsOf } from './attachments.ts';
import type { Tables } from './schema.ts';

/** The text of a message, beside its lead: an opening that has none of its own has its lead's. */
const TEXT = sql<string>`case when "message"."kind" = 'opening' and "message"."body" = ''
  then "lead"."message" else "message"."body" end`;

/** Messages with what they are shown with. */
const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('message')
    .innerJoin('lead', 'lead.id', 'message.conversationId')
    .leftJoin('user', 'user.id', 'message.authorId')
    .select(['message.id', 'kind', TEXT.as('body'), 'sentAt', 'user.firstName']);

/** Returns a message; undefined when there is none. */
export async function readMessage(
  db: Kysely<Tables>,
  id: number,
): Promise<CompanyMessage | undefined> {
  const rows = await select(db).where('message.id', '=', id).execute();
  return (await toMessages(db, rows))[0];
}

/**
 * Returns a page of what was written about a lead, the oldest first, and what the page before it is asked for with.
 * @param before the id of a message: the page ends with the one before it
 */
export async function readMessagePage(
  db: Kysely<Tables>,
  leadId: number,
  { before, notes }: { before: number | undefined; notes: boolean },
): Promise<{ messages: CompanyMessage[]; next: number | null }> {
  let query = select(db).where('conversationId', '=', leadId);
  if (!notes) query = query.where('kind', '!=', 'note');
  if (before !== undefined) query = query.where('message.id', '<', before);
  const rows = await query
    .orderBy('message.id', 'desc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
  const page = rows.slice(0, MESSAGES_PAGE).reverse();
  const next = rows.length > MESSAGES_PAGE ? (page[0]?.id ?? null) : null;
  return { messages: await toMessages(db, page), next };
}

async function toMessages(
  db: Kysely<Tables>,
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
): Promise<CompanyMessage[]> {
  const files = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, body, sentAt, firstName }) => ({
    id,
    from: kind === 'note' || kind === 'company' ? kind : 'customer',
    isOpening: kind === 'opening',
    author: firstName ?? '',
    body,
    sentAt: new Date(sentAt).toISOString(),
    attachments: files.get(id) ?? [],
  }));
}

/** Characters of a message that a list shows. */
const EXCERPT = 140;
/** How much of a message is read for that: what looks like one character may be several. */
const MOST_READ = 4 * EXCERPT;

/** As much of a message, beside its lead, as `beginningOf` reads. */
export const BEGINNING = sql<string>`substr(${TEXT}, 1, ${sql.lit(MOST_READ)})`;

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
