import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import {
  HELD_FOR,
  type inboxPage,
  type inboxQuery,
  type Lead,
  MAX_ID,
  type outboxEntry,
  PURPOSES,
  type updateLeadBody,
} from '../../contract/api/leads.ts';
import { GAPS, searchedDigits } from '../../contract/telephone.ts';
import type { Store } from './database.ts';
import { markSeen } from './held.ts';
import { purposesOf } from './news.ts';
import { enqueue, type Kind } from './outbox.ts';
import type { Tables } from './schema.ts';
import { assign } from './threads.ts';

/** How many leads the inbox shows at once. */
const PAGE = 50;

type Query = z.output<typeof inboxQuery>;
type Where = ExpressionBuilder<Tables, 'lead'>;

const isoOf = (moment: number) => new Date(moment).toISOString();
const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment));

/** A lead with what is known of its conversation, if there is one. */
type Row = Selectable<Tables['lead']> & { assignedTo: number | null; unread: number | null };

function toLead(row: Row): Lead {
  const purposes = purposesOf(row);
  return {
    id: row.id,
    form: row.form,
    lang: row.lang,
    page: row.page,
    email: row.email,
    name: row.name,
    company: row.company,
    telephone: row.telephone,
    choice: row.choice,
    budget: row.budget,
    urgency: row.urgency,
    message: row.message,
    offer: row.offer,
    receivedAt: isoOf(row.receivedAt),
    answeredAt: isoOrNull(row.answeredAt),
    heldFor: HELD_FOR.find((reason) => reason === row.heldFor) ?? null,
    assignedTo: row.assignedTo,
    unread: row.unread ?? 0,
    consent: {
      version: row.consentVersion,
      purposes: PURPOSES.filter((purpose) => purposes.includes(purpose)),
      withdrawnAt: isoOrNull(row.withdrawnAt),
    },
  };
}

/** The leads that are in a state: what is held is in none but `held` and `all`. */
function inState(where: Where, state: Query['state']) {
  switch (state) {
    case 'open':
      return where.and([where('heldFor', 'is', null), where('answeredAt', 'is', null)]);
    case 'answered':
      return where.and([where('heldFor', 'is', null), where('answeredAt', 'is not', null)]);
    case 'held':
      return where('heldFor', 'is not', null);
    case 'all':
      return where.lit(true);
  }
}

/** Whether a lead has a text in it, wherever; upper and lower case are alike, as far as the database knows them. */
function has(where: Where, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = searchedDigits(search);
  return where.or([
    ...(['email', 'name', 'company', 'telephone', 'message'] as const).map(
      (column) => sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`,
    ),
    ...(digits === undefined ? [] : [sql<boolean>`${DIGITS_OF_TELEPHONE} like ${`%${digits}%`}`]),
  ]);
}

/** A telephone number without what stands between its digits. */
const DIGITS_OF_TELEPHONE = GAPS.reduce(
  (written, gap) => sql<string>`replace(${written}, ${gap}, '')`,
  sql<string>`"telephone"`,
);

/** Leads, with what is known of their conversations. */
const leadsIn = (db: Kysely<Tables>) =>
  db
    .selectFrom('lead')
    .selectAll('lead')
    .select((of) => {
      const conversation = of
        .selectFrom('conversation')
        .whereRef('conversation.id', '=', 'lead.id');
      return [
        conversation.select('assignedTo').as('assignedTo'),
        conversation.select('unreadByCompany').as('unread'),
      ];
    });

const select = ({ db }: Store, { state, form, search }: Omit<Query, 'before'>) =>
  leadsIn(db)
    .where((where) =>
      where.and([
        inState(where, state),
        ...(form === '' ? [] : [where('form', '=', form)]),
        ...(search === '' ? [] : [has(where, search)]),
      ]),
    )
    .orderBy('id', 'desc');

/** A page of the inbox, newest first, with what its tabs say. Held leads on it have been seen then. */
export async function readInbox(store: Store, query: Query): Promise<z.input<typeof inboxPage>> {
  const { before } = query;
  const filtered = select(store, query);
  const [rows, counts, dead, forms] = await Promise.all([
    (before === undefined ? filtered : filtered.where('id', '<', before)).limit(PAGE + 1).execute(),
    store.db
      .selectFrom('lead')
      .select(({ fn }) => [
        fn
          .count('id')
          .filterWhere((where) => inState(where, 'open'))
          .as('open'),
        fn
          .count('id')
          .filterWhere((where) => inState(where, 'answered'))
          .as('answered'),
        fn
          .count('id')
          .filterWhere((where) => inState(where, 'held'))
          .as('held'),
      ])
      .executeTakeFirstOrThrow(),
    store.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('deadAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    store.db.selectFrom('lead').select('form').distinct().orderBy('form').execute(),
  ]);
  const shown = rows.slice(0, PAGE);
  await noteSeen(store, shown);
  return {
    leads: shown.map(toLead),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    counts: {
      open: Number(counts.open),
      answered: Number(counts.answered),
      held: Number(counts.held),
      dead: Number(dead.count),
    },
    forms: forms.map(({ form }) => form),
  };
}

/** Leads can be read while nothing can be written; those that are not marked as seen are only kept longer. */
const noteSeen = (store: Store, leads: Parameters<typeof markSeen>[1]) =>
  markSeen(store, leads).catch(() => {});

/** All leads that a filter lets through, newest first, a few at a time. They have been seen then. */
export async function* eachLead(
  store: Store,
  query: Omit<Query, 'before'>,
): AsyncGenerator<Lead, void> {
  const filtered = select(store, query);
  let last = MAX_ID;
  for (;;) {
    const rows = await filtered.where('id', '<', last).limit(500).execute();
    yield* rows.map(toLead);
    await noteSeen(store, rows);
    if (rows.length < 500) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

type Change = z.output<typeof updateLeadBody>;

/**
 * Changes what the company knows of a lead. One that is released from being held is handed over as if
 * it had just come.
 * @returns the lead as it is now; undefined when there is none
 * @throws ApiError 404 when there is none, 400 when it is assigned to nobody who sees the inbox
 */
export async function updateLead(
  { db, engine }: Store,
  id: number,
  { answered, held, assignedTo }: Change,
  deliveries: readonly Kind[],
): Promise<Lead | undefined> {
  return db.transaction().execute(async (transaction) => {
    // The conversation first, then the lead: in this order everywhere.
    if (assignedTo !== undefined) await assign(transaction, engine, id, assignedTo);
    if (held === false) {
      const released = await transaction
        .updateTable('lead')
        .set({ heldFor: null })
        .where('id', '=', id)
        .where('heldFor', 'is not', null)
        .returning('email')
        .executeTakeFirst();
      if (released) {
        // One that was held only after it came may have gone out before.
        const known = await transaction
          .selectFrom('outbox')
          .select('kind')
          .where('leadId', '=', id)
          .execute();
        for (const kind of deliveries) {
          if (known.some((entry) => entry.kind === kind)) continue;
          await enqueue(transaction, { kind, payload: {}, leadId: id, email: released.email });
        }
      }
    }
    if (answered !== undefined) {
      await transaction
        .updateTable('lead')
        .set({ answeredAt: answered ? Date.now() : null })
        .where('id', '=', id)
        // Marking it twice keeps the first time.
        .where('answeredAt', answered ? 'is' : 'is not', null)
        .execute();
    }
    const row = await leadsIn(transaction).where('id', '=', id).executeTakeFirst();
    return row && toLead(row);
  });
}

/** What could not be sent, or is waiting to be; newest first. */
export async function readOutbox(
  { db }: Store,
  state: 'dead' | 'waiting',
): Promise<z.input<typeof outboxEntry>[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(state === 'dead' ? 'deadAt' : 'dueAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.email,
    leadId: row.leadId,
    createdAt: isoOf(row.createdAt),
    attempts: row.attempts,
    lastError: row.lastError,
    dueAt: isoOrNull(row.dueAt),
  }));
}
