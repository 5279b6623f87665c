import { sql } from 'kysely';
import type { Store } from '../store/database.ts';
import { valuesOf } from './values.ts';

/** What a person can change about their names. */
export interface Details {
  username?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Changes names; the library's own field for the whole name follows, whoever changes what at the same time. */
export async function changeDetails(store: Store, userId: number, details: Details): Promise<void> {
  const part = (value: string | undefined, column: 'firstName' | 'lastName') =>
    value === undefined ? sql.ref<string>(column) : sql<string>`cast(${value} as text)`;
  const { username, firstName, lastName } = details;
  await store.db
    .updateTable('user')
    .set({
      ...(username !== undefined && { username }),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      name: sql<string>`trim(${part(firstName, 'firstName')} || ' ' || ${part(lastName, 'lastName')})`,
      updatedAt: valuesOf(store).now,
    })
    .where('id', '=', userId)
    .execute();
}
