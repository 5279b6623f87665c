import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { storedEmail } from '../../contract/api/fields.ts';
import { type inboxQuery, type Lead, MAX_ID } from '../../contract/api/leads.ts';
import { GAPS, searchedDigits } from '../../contract/telephone.ts';
import type { Store } from './database.ts';
import { LAST_ACTIVITY, leadsIn, toLeads } from './lead-rows.ts';
import { withIsoMoments } from './moments.ts';
import { countDead } from './outbox.ts';
import type { Tables } from './schema.ts';

/** The number of leads per page of the inbox. */
const PAGE = 50;

type Query = z.output<typeof inboxQuery>;
type Where = ExpressionBuilder<Tables, 'lead'>;

/** The states whose leads are counted. */
const STATES = ['open', 'answered', 'held'] as const;

/** Filters leads by state; held leads are only in `held` and `all`. */
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

const select = (
  { db }: Store,
  { state, form, search, mine }: Omit<Query, 'before'>,
  adminId: number,
) =>
  leadsIn(db).where((where) =>
    where.and([
      inState(where, state),
      ...(form === '' ? [] : [where('form', '=', form)]),
      ...(search === '' ? [] : [containsText(where, search)]),
      ...(mine === undefined ? [] : [where('conversation.assignedTo', '=', adminId)]),
    ]),
  );

/** Returns a page of the inbox, most recently active lead first, with the counts of the tabs. */
export async function readInbox(store: Store, query: Query, adminId: number) {
  const { before } = query;
  const ordered = select(store, query, adminId)
    .orderBy('activeAt', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PAGE + 1);
  const page = before
    ? ordered.where(({ and, or, eb }) =>
        or([
          eb(LAST_ACTIVITY, '<', before.at),
          and([eb(LAST_ACTIVITY, '=', before.at), eb('lead.id', '<', before.id)]),
        ]),
      )
    : ordered;
  const [rows, counts, dead, forms] = await Promise.all([
    page.execute(),
    store.db
      .selectFrom('lead')
      .select(({ fn }) =>
        STATES.map((state) =>
          fn
            .count('id')
            .filterWhere((where) => inState(where, state))
            .as(state),
        ),
      )
      .executeTakeFirstOrThrow(),
    countDead(store.db),
    store.db.selectFrom('lead').select('form').distinct().orderBy('form').execute(),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    leads: await toLeads(store.db, shown),
    next: last ? `${last.activeAt}-${last.id}` : null,
    counts: {
      open: Number(counts.open),
      answered: Number(counts.answered),
      held: Number(counts.held),
      dead,
    },
    forms: forms.map(({ form }) => form),
  };
}

/** Returns a lead; undefined if it does not exist. */
export async function readLead(store: Store, id: number): Promise<Lead | undefined> {
  const rows = await leadsIn(store.db).where('lead.id', '=', id).execute();
  return (await toLeads(store.db, rows))[0];
}

/** Yields all leads that match a filter, newest first, and reads a few at a time. */
export async function* eachLead(
  store: Store,
  query: Omit<Query, 'before'>,
  adminId: number,
): AsyncGenerator<Lead, void> {
  const filtered = select(store, query, adminId).orderBy('lead.id', 'desc');
  let last = MAX_ID;
  for (;;) {
    const rows = await filtered.where('lead.id', '<', last).limit(500).execute();
    yield* await toLeads(store.db, rows);
    if (rows.length < 500) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** Returns the failed or pending entries of the outbox, newest first. */
export async function readOutbox({ db }: Store, state: 'dead' | 'waiting') {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'email as to', 'leadId', 'createdAt', 'attempts', 'lastError', 'dueAt'])
    .where(state === 'dead' ? 'deadAt' : 'dueAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(withIsoMoments);
}

/** The columns of a lead that a text search covers, besides its address. */
const COLUMNS = ['name', 'company', 'telephone', 'message'] as const;

/** A telephone number without the characters between its digits. */
const DIGITS_OF_TELEPHONE = GAPS.reduce(
  (written, gap) => sql<string>`replace(${written}, ${gap}, '')`,
  sql<string>`"telephone"`,
);

/** Whether a lead or a message about it contains a text; case-insensitive as far as the database supports it. */
function containsText(where: ExpressionBuilder<Tables, 'lead'>, search: string) {
  const isIn = (column: string, text = search) => {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
  };
  const digits = searchedDigits(search);
  return where.or([
    // A complete domain is found both as displayed and as stored.
    isIn('lead.email'),
    isIn('lead.email', storedEmail(search) || search),
    ...COLUMNS.map((column) => isIn(`lead.${column}`)),
    where.exists(
      where
        .selectFrom('message')
        .select('message.id')
        .whereRef('message.conversationId', '=', 'lead.id')
        .where(isIn('message.body')),
    ),
    ...(digits === undefined ? [] : [sql<boolean>`${DIGITS_OF_TELEPHONE} like ${`%${digits}%`}`]),
  ]);
}
