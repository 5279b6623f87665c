import { sql } from 'kysely';
import { MESSAGES_PAGE } from '../../contract/api/conversation-limits.ts';
import type { CompanyMessage } from '../../contract/api/conversations.ts';
import { beginningOf, READ_MAX } from '../../contract/beginning.ts';
import { attachmentsOf } from './attachments.ts';
import type { Db } from './schema.ts';

/** The text of a message joined with its lead: an opening without its own text has the lead's. */
const TEXT = sql<string>`case when "message"."kind" = 'opening' and "message"."body" = ''
  then "lead"."message" else "message"."body" end`;

/** Selects messages with the columns for display. */
const select = (db: Db) =>
  db
    .selectFrom('message')
    .innerJoin('lead', 'lead.id', 'message.conversationId')
    .leftJoin('user', 'user.id', 'message.authorId')
    .select(['message.id', 'kind', TEXT.as('body'), 'sentAt', 'user.firstName']);

/** Returns a message; undefined if it does not exist. */
export async function readMessage(db: Db, id: number): Promise<CompanyMessage | undefined> {
  const rows = await select(db).where('message.id', '=', id).execute();
  return (await toMessages(db, rows))[0];
}

/** Returns the page of messages about a lead that ends before a message, oldest first, and the next cursor. */
export async function readMessagePage(
  db: Db,
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

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

async function toMessages(db: Db, rows: readonly Row[]): Promise<CompanyMessage[]> {
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

/** The part of a message, joined with its lead, that `beginningOf` needs. */
export const BEGINNING = sql<string>`substr(${TEXT}, 1, ${sql.lit(READ_MAX)})`;

/** Reads the last message about each lead, except notes; the lead's own message if there are no others. */
export async function lastMessages(db: Db, leadIds: readonly number[]) {
  const newest = db
    .selectFrom('message')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('conversationId', 'in', leadIds.length > 0 ? leadIds : [0])
    .where('kind', '!=', 'note')
    .groupBy('conversationId');
  const rows = await db
    .selectFrom('message')
    .select(['conversationId', 'kind'])
    .select(sql<string>`substr("body", 1, ${READ_MAX})`.as('body'))
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
