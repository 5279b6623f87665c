import { once as event } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { forms as formsSchema } from '../../contract/forms.ts';
import { type Company, readCompany } from '../../server/company.ts';
import { readConfig } from '../../server/config.ts';
import { buildApp } from '../../server/http/app.ts';
import { makeDataFolder, makePrivateFile, sqliteFile } from '../../server/store/data-folder.ts';
import { openStore, type Store } from '../../server/store/database.ts';
import { copiedDatabase, emptyTables } from '../../tools/postgres.ts';
import { lastingFolder, temporaryFolder, write } from '../folders.ts';

export const EMAIL = 'hello@example.com';

/** The key that seals the secrets of tests. */
export const SECRET_KEY = 'a key for tests, and for nothing else';

const label = { en: 'Label', th: 'ป้าย' };

/** A form with fields for files, which the site's own forms don't have. */
const withFiles = formsSchema.parse({
  'with-files': {
    title: label,
    sent: label,
    repeated: label,
    fields: [
      { field: 'email', required: true },
      { field: 'note', required: false },
      { field: 'cv', required: true },
      { field: 'work', required: false },
    ],
    own: {
      note: { type: 'text', label: { en: 'Note', th: 'โน้ต' } },
      cv: { type: 'file', label: { en: 'CV', th: 'ประวัติ' } },
      work: { type: 'file', label: { en: 'Work', th: 'ผลงาน' }, max: 2 },
    },
    purposes: ['reply'],
  },
});

const ofContent = readCompany();

/** The company as its content describes it, with names that tests can rely on. */
export const COMPANY: Company = {
  ...ofContent,
  forms: { ...ofContent.forms, ...withFiles },
  name: { en: 'Lailoom', th: 'Lailoom' },
  names: ['Lailoom', 'ลายลูม'],
  email: EMAIL,
  url: 'https://lailoom.example',
};

/** The pages of the fixture site in both languages. */
const PAGES = ['index', '404', 'invalid', 'thanks', 'unavailable', 'unsubscribe', 'unsubscribed'];

/** The files of the fixture site; `<name>.br` and `<name>.gz` are added beside the text files in `dist/`. */
export const FILES: Record<string, string> = {
  ...Object.fromEntries(
    [...PAGES, 'landings/product'].flatMap((name) => [
      [`${name}.html`, `<!doctype html><title>${name}</title>`],
      [`th/${name}.html`, `<!doctype html><html lang="th"><title>${name} ไทย</title>`],
    ]),
  ),
  'unsubscribe-failed.html': '<!doctype html><title>Not stopped</title>',
  'index.md': '# Home\n',
  'th/index.md': '# หน้าแรก\n',
  'landings/product.md': '# Product\n',
  '_astro/app.Bx7a.js': 'export const threads = 12;',
  'loom/home.4f2e.json': '{"cells":[]}',
};

/** Files without a compressed copy. */
export const PLAIN_FILES: Record<string, string> = {
  'share/home.png': 'not really a picture',
  'podcast/one.mp3': 'not really any sound',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  '.well-known/.env': 'SECRET=1',
  '.env': 'SECRET=1',
  '.well/known.txt': 'hidden',
  _headers: '/* X: y',
  _redirects: [
    '/our-products /landings/product 301',
    '/th/our-products /th/landings/product 301',
    '/products/* /landings/:splat 301',
    '/summer /landings/product#terms 302',
  ].join('\n'),
};

/** The database in the Postgres of a run from which others are copied: empty, with current tables. */
export const MIGRATED = 'migrated';

/** Caches a value that no test changes for all tests of a process. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The fixture site of tests that don’t change it. */
const sharedSite = once(() => writeSite(lastingFolder()));

/** A SQLite file with current tables. */
const migratedFile = once(async () => {
  const dataDir = lastingFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir });
  await store.close();
  return readFileSync(sqliteFile(dataDir));
});

/** Writes the fixture site, as a build would, and returns its folder. */
export function writeSite(folder = temporaryFolder()): string {
  write(folder, { ...FILES, ...PLAIN_FILES });
  for (const [name, content] of Object.entries(FILES)) {
    write(folder, {
      [`${name}.br`]: brotliCompressSync(content),
      [`${name}.gz`]: gzipSync(content),
    });
  }
  return folder;
}

/**
 * Starts a server for the fixture site and closes it after the test. The environment is as in production, but nothing
 * is logged.
 */
export async function app(env: Record<string, string> = {}): Promise<FastifyInstance> {
  return (await appWithStore(env)).server;
}

/** Starts a server like `app` and also returns its database, to read it or to share it between two servers. */
export async function appWithStore(env: Record<string, string> = {}): ReturnType<typeof openApp> {
  const opened = await openApp({
    ...(await databaseEnv()),
    DATA_DIR: temporaryFolder(),
    ...env,
  });
  onTestFinished(async () => {
    await opened.server.close();
    await opened.store.close();
  });
  return opened;
}

/**
 * Starts a server like `appWithStore` once for all tests of a file.
 * @param env is called before the first of them
 */
export function appOfFile(
  env: () => Record<string, string> = () => ({}),
): () => Awaited<ReturnType<typeof openApp>> {
  let opened: Awaited<ReturnType<typeof openApp>>;
  beforeAll(async () => {
    const admin = inject('postgres');
    opened = await openApp({
      ...(admin !== undefined && { DATABASE_URL: await copiedDatabase(admin, MIGRATED) }),
      DATA_DIR: lastingFolder(),
      ...env(),
    });
  });
  afterAll(async () => {
    await opened.server.close();
    await opened.store.close();
  });
  return () => opened;
}

/** The server of tests that only read the site, shared by all of a process. */
export const siteServer = once(async () => (await openApp({ DATA_DIR: lastingFolder() })).server);

/** Requests an address of that server. */
export const visit = async (url: string, headers: Record<string, string> = {}) =>
  (await siteServer()).inject({ url, headers });

/** Its port, for raw requests. */
export const sitePort = once(async () => listen(await siteServer()));

async function openApp(env: Record<string, string>): Promise<{
  server: FastifyInstance;
  store: Store;
  dataDir: string;
  env: Record<string, string>;
}> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY,
    SITE_DIR: sharedSite(),
    // Independent of how full this machine’s disk is.
    DISK_FREE_MIN_MB: '1',
    ...env,
  });
  const { dataDir } = config;
  const file = sqliteFile(dataDir);
  if (config.databaseUrl === undefined && !existsSync(file)) {
    makeDataFolder(dataDir);
    makePrivateFile(file);
    writeFileSync(file, await migratedFile());
  }
  const store = await openStore(config);
  const server = await buildApp({ config, company: COMPANY, store });
  return { server, store, dataDir, env };
}

/**
 * Returns the database of this run: one with empty tables in the run’s Postgres, used by one test at a time, or SQLite.
 */
export async function databaseEnv(): Promise<{ DATABASE_URL?: string }> {
  const admin = inject('postgres');
  if (admin === undefined) return {};
  const url = free.pop() ?? (await copiedDatabase(admin, MIGRATED));
  tables ??= await emptyTables(url);
  onTestFinished(async () => {
    // A database whose tables a test has altered is not reused.
    if ((await emptyTables(url)) === tables) free.push(url);
  });
  return { DATABASE_URL: url };
}

/** Databases of finished tests. Postgres takes thirty times as long to create one as to empty one. */
const free: string[] = [];
let tables: string | undefined;

/** Makes a server listen at a free port and returns the port. */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  if (typeof address !== 'object') throw new Error('the server has no port');
  return address.port;
}

/** Returns how many connections a server has. */
export const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => {
    server.getConnections((_error, count) => resolve(count));
  });

/** Opens a connection to a port of this machine, from another of its addresses if one is given. */
export async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => {
    socket.destroy();
  });
  // A server may cut a connection; the test sees the bytes read until then and that it is closed.
  socket.on('error', () => {});
  await event(socket, 'connect');
  return socket;
}

/** Sends raw bytes and returns everything that comes back until the server closes the connection. */
export async function exchange(port: number, request: string): Promise<string> {
  const socket = await open(port);
  socket.write(request, 'latin1');
  return text(socket);
}

/** Asks the site for an address as it is, which no client has normalized, and returns the whole answer. */
export const askFor = async (url: string) =>
  exchange(
    await sitePort(),
    `GET ${url} HTTP/1.1\r\nHost: lailoom.example\r\nConnection: close\r\n\r\n`,
  );
