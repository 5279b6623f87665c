import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { leadNumber } from './client.ts';

/** The database of a server under test. */
export interface Database {
  env: Record<string, string>;
  /** Runs a statement from outside and returns its rows. */
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
}

export async function sqlite(dataDir = temporaryFolder()): Promise<Database> {
  return {
    env: { DATA_DIR: dataDir },
    rows: async (sql) => {
      const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
      try {
        return database.prepare(sql).all();
      } finally {
        database.close();
      }
    },
  };
}

/** Starts a Postgres with an empty database; `restart` closes all its connections. */
export async function postgres(): Promise<Database & { restart: () => Promise<void> }> {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const url = await server.database();
  return {
    restart: server.restart,
    env: { DATABASE_URL: url, DATA_DIR: temporaryFolder() },
    rows: async (sql) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/**
 * Compares the stored leads with the acknowledged ones.
 * @param numbers of leads (`leadNumber`)
 */
export async function auditLeads(database: Database, numbers: readonly number[]) {
  const stored = await database.rows(
    'select message, count(*) as times from lead group by message',
  );
  const times = new Map(stored.map((row) => [row['message'], Number(row['times'])]));
  return {
    'leads missing': numbers.filter((number) => !times.has(leadNumber(number).body.message)).length,
    'leads doubled': [...times.values()].filter((each) => each > 1).length,
    'leads without exactly one mail to send': (
      await database.rows(
        `select lead.id from lead left join outbox on outbox."leadId" = lead.id and outbox.kind = 'lead-mail'
         group by lead.id having count(outbox.id) <> 1`,
      )
    ).length,
  };
}

/** The result of an audit when nothing acknowledged is lost or doubled. */
export const NOTHING_LOST = {
  'leads missing': 0,
  'leads doubled': 0,
  'leads without exactly one mail to send': 0,
};
