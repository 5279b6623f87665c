import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A temporary Postgres on loopback; stopping it removes everything. */
export interface Postgres {
  /** The URL of its default database, from which others are created. */
  url: string;
  /** Creates an empty database and returns its URL. */
  database: () => Promise<string>;
  /** Stops it immediately and restarts it with the same data, like a restart in production. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Returns the folder with `postgres` and `initdb`: from the PATH, or Debian's location. Undefined if there is none. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Settings without durability: the machine does not lose power, and writes survive when only the process is killed. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off'];

/**
 * Starts a Postgres in a temporary folder and on a free port.
 * @throws if none is installed, with the command that installs one
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No Postgres found. Run: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'lailoom'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const urlOf = (name: string) => `postgres://lailoom@127.0.0.1:${port}/${name}`;

  let server: ChildProcess;
  const start = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...SETTINGS.flatMap((each) => ['-c', each])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await untilItAnswers(urlOf('postgres'));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: urlOf('postgres'),
    database: () => emptyDatabase(urlOf('postgres')),
    // SIGINT is Postgres's "fast" shutdown: it closes all connections.
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database next to the one with this URL and returns its URL. */
export const emptyDatabase = (url: string): Promise<string> => copiedDatabase(url, 'template1');

/** Copies a database without connections and returns the URL of the copy. */
export async function copiedDatabase(url: string, template: string, name = someName()) {
  // Without logging every copied page.
  await query(url, `create database ${name} template ${template} strategy file_copy`);
  return new URL(`/${name}`, url).href;
}

/**
 * Empties the tables of a database, except the migrations table. The connection stays open for the next call, because
 * for Postgres opening one costs more than the work itself.
 * @returns all its columns, triggers and functions: if they have changed, the database must not be reused
 */
export async function emptyTables(url: string): Promise<string> {
  const connection = lastingConnection(url);
  await connection.query(`
    set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
        execute format('delete from %I', name);
      end loop;
      perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences;
    end $$`);
  const { rows } = await connection.query(`
    select string_agg(name, ',' order by name) as names from (
      select relname || '.' || attname as name from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    ) as everything`);
  return rows[0].names;
}

/** The connections of `emptyTables`, by the URL of their database. */
const lasting = new Map<string, pg.Pool>();

function lastingConnection(url: string): pg.Pool {
  const there = lasting.get(url);
  if (there) return there;
  const idle = { idleTimeoutMillis: 0, allowExitOnIdle: true };
  const pool = new pg.Pool({ connectionString: url, max: 1, ...idle });
  // Closed because Postgres was stopped before the process ended; the next query reconnects.
  pool.on('error', () => {});
  lasting.set(url, pool);
  return pool;
}

const someName = () => `t${randomBytes(6).toString('hex')}`;

/** Returns Debian's user for Postgres if we are root, because Postgres refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
