import { type ExpressionBuilder, sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';
import { GAPS, searchedDigits } from '../../contract/telephone.ts';
import type { Tables } from './schema.ts';

/** Where a text is looked for in a lead, besides its address. */
const COLUMNS = ['name', 'company', 'telephone', 'message'] as const;

/** A telephone number without what stands between its digits. */
const DIGITS_OF_TELEPHONE = GAPS.reduce(
  (written, gap) => sql<string>`replace(${written}, ${gap}, '')`,
  sql<string>`"telephone"`,
);

/**
 * Whether a lead has a text in it, wherever, or a message about it has; upper and lower case are alike, as far as the
 * database knows them.
 */
export function containsText(where: ExpressionBuilder<Tables, 'lead'>, search: string) {
  const isIn = (column: string, text = search) => {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
  };
  const digits = searchedDigits(search);
  return where.or([
    // A whole domain is found as it is read, and as it is stored.
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
