import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { appWithStore } from '../server/fixture.ts';
import { authOf } from './accounts.ts';

test('matches the tables that Better Auth expects', async () => {
  const { store } = await appWithStore();
  const { options } = await authOf(store);
  const missing = await getMigrations(options);
  expect(missing.toBeCreated).toEqual([]);
  expect(missing.toBeAdded).toEqual([]);
  expect(missing.toBeAddedIndexes).toEqual([]);
  expect(missing.schemaProblems).toEqual([]);
});
