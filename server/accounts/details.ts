import { sql } from 'kysely';
import type { z } from 'zod';
import type { detailsBody } from '../../contract/api/account.ts';
import type { Store } from '../store/database.ts';

/** Changes each of the given details independently, and the library's full name with them. Returns the given details. */
export async function changeDetails(
  store: Store,
  userId: number,
  details: z.output<typeof detailsBody>,
) {
  const part = (value: string | undefined, column: 'firstName' | 'lastName') =>
    value === undefined ? sql.ref<string>(column) : sql<string>`cast(${value} as text)`;
  const { firstName, lastName } = details;
  const given = Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined),
  );
  await store.db
    .updateTable('user')
    .set({
      ...given,
      name: sql<string>`trim(${part(firstName, 'firstName')} || ' ' || ${part(lastName, 'lastName')})`,
      updatedAt: new Date(),
    })
    .where('id', '=', userId)
    .execute();
  return given;
}
