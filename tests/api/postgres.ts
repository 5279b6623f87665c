import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/store/database.ts';
import { copiedDatabase, startPostgres } from '../../tools/postgres.ts';
import { MIGRATED } from '../server/fixture.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const databaseUrl = await copiedDatabase(postgres.url, 'template1', MIGRATED);
  const store = await openStore({ databaseUrl, dataDir: '' });
  await store.close();
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run’s Postgres; undefined when the run uses SQLite. */
    postgres?: string;
  }
}
