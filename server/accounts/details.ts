import { sql } from 'kysely';
import type { z } from 'zod';
import type { detailsBody } from '../../contract/api/account.ts';
import type { Store } from '../store/database.ts';

/** The details that people can change about themselves. */
export type Details = z.output<typeof detailsBody>;

/** Changes each of the given details independently, and the library's full name with them. */
export async function changeDetails(store: Store, userId: number, details: Details): Promise<void> {
  const part = (value: string | undefined, column: 'firstName' | 'lastName') =>
    value === undefined ? sql.ref<string>(column) : sql<string>`cast(${value} as text)`;
  const { firstName, lastName } = details;
  await store.db
    .updateTable('user')
    .set({
      ...definedDetails(details),
      name: sql<string>`trim(${part(firstName, 'firstName')} || ' ' || ${part(lastName, 'lastName')})`,
      updatedAt: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}

export const definedDetails = (details: Details) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
