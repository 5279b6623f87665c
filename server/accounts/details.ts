import { sql } from 'kysely';
import type { z } from 'zod';
import type { detailsBody } from '../../contract/api/account.ts';
import type { Store } from '../store/database.ts';
import { valuesOf } from '../store/moments.ts';

/** What a person can change about themselves. */
export type Details = z.output<typeof detailsBody>;

/** Changes details, each by itself; the library's own field for the whole name follows, whatever else changes at the same time. */
export async function changeDetails(store: Store, userId: number, details: Details): Promise<void> {
  const part = (value: string | undefined, column: 'firstName' | 'lastName') =>
    value === undefined ? sql.ref<string>(column) : sql<string>`cast(${value} as text)`;
  const { firstName, lastName } = details;
  await store.db
    .updateTable('user')
    .set({
      ...given(details),
      name: sql<string>`trim(${part(firstName, 'firstName')} || ' ' || ${part(lastName, 'lastName')})`,
      updatedAt: valuesOf(store).now,
    })
    .where('id', '=', userId)
    .execute();
}

/** The details that were given. */
export const given = (details: Details): { [Name in keyof Details]?: NonNullable<Details[Name]> } =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
