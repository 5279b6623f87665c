import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/postgres.ts';

/** A Postgres for the whole run of the API's tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Postgres; none when the run is for SQLite. */
    postgres?: string;
  }
}
