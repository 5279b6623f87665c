import { type ChildProcess, spawn } from 'node:child_process';
import { once as event } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { consent, forms, offers } from '../../contract/forms.ts';
import { mails } from '../../contract/mails.ts';
import type { Company } from '../../server/company.ts';
import { readConfig } from '../../server/config.ts';
import { buildApp } from '../../server/http/app.ts';
import { isForPeople, start as startHere } from '../../server/start.ts';
import { makeDataFolder, makePrivateFile, sqliteFile } from '../../server/store/data-folder.ts';
import { openStore, type Store } from '../../server/store/database.ts';
import { nodeFlags } from '../../tools/node-flags.ts';
import { copiedDatabase, emptyTables } from '../../tools/postgres.ts';

export const EMAIL = 'hello@example.com';

/** What seals the secrets of tests. */
export const SECRET_KEY = 'a key for tests, and for nothing else';

/** What the content says of the company. */
export const COMPANY: Company = {
  name: 'Lailoom',
  names: ['Lailoom', 'ลายลูม'],
  email: EMAIL,
  url: 'https://lailoom.example',
  forms: readContent('content/forms.yaml', forms),
  consent: readContent('content/consent.yaml', consent),
  offers: readContent('content/offers.yaml', offers),
  mails: readContent('content/mails.yaml', mails),
};

/** What the fixture site holds; `<name>.br` and `<name>.gz` come beside the text files in `dist/`. */
export const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  'th/index.html': '<!doctype html><html lang="th"><title>หน้าแรก</title>',
  '404.html': '<!doctype html><title>Not here</title>',
  'th/404.html': '<!doctype html><html lang="th"><title>ไม่พบหน้า</title>',
  'invalid.html': '<!doctype html><title>Not right</title>',
  'th/invalid.html': '<!doctype html><html lang="th"><title>ไม่ถูกต้อง</title>',
  'thanks.html': '<!doctype html><title>Thank you</title>',
  'th/thanks.html': '<!doctype html><html lang="th"><title>ขอบคุณ</title>',
  'unavailable.html': '<!doctype html><title>Not taken</title>',
  'th/unavailable.html': '<!doctype html><html lang="th"><title>ส่งไม่ได้</title>',
  'unsubscribe.html': '<!doctype html><title>Stop</title>',
  'th/unsubscribe.html': '<!doctype html><html lang="th"><title>หยุด</title>',
  'unsubscribed.html': '<!doctype html><title>Stopped</title>',
  'th/unsubscribed.html': '<!doctype html><html lang="th"><title>หยุดแล้ว</title>',
  'unsubscribe-failed.html': '<!doctype html><title>Not stopped</title>',
  'landings/product.html': '<!doctype html><title>Product</title>',
  'th/landings/product.html': '<!doctype html><html lang="th"><title>ผลิตภัณฑ์</title>',
  'index.md': '# Home\n',
  'th/index.md': '# หน้าแรก\n',
  'landings/product.md': '# Product\n',
  '_astro/app.Bx7a.js': 'export const threads = 12;',
  'loom/home.4f2e.json': '{"cells":[]}',
};

/** Files that have no compressed form. */
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
};

/** The database in the Postgres of a run from which others are copied: its tables are up to date, and empty. */
export const MIGRATED = 'migrated';

/** An empty folder that is gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function write(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Makes what no test changes once for all tests of a process. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A folder for all tests of a process, gone with it. */
export function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The fixture site of tests that don't change it. */
const sharedSite = once(() => writeSite(lastingFolder()));

/** A SQLite file whose tables are up to date. */
const migratedFile = once(async () => {
  const dataDir = lastingFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir });
  await store.close();
  return readFileSync(sqliteFile(dataDir));
});

/** Writes the fixture site, as a build would, and answers with its folder. */
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

/** A server for the fixture site, closed with the test. The environment is as in production, but nothing is logged. */
export async function app(env: Record<string, string> = {}): Promise<FastifyInstance> {
  return (await appWithStore(env)).server;
}

/** As `app`, with the database below it: to look into it, or to let two servers share one. */
export async function appWithStore(
  env: Record<string, string> = {},
): Promise<{ server: FastifyInstance; store: Store; dataDir: string }> {
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
 * As `appWithStore`, one for all tests of a file.
 * @param env is asked before the first of them
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

/** The server of tests that only read the site, the same for all of a process. */
export const siteServer = once(async () => (await openApp({ DATA_DIR: lastingFolder() })).server);

/** Its port, for requests that are sent as they are. */
export const sitePort = once(async () => listen(await siteServer()));

async function openApp(env: Record<string, string>) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY,
    SITE_DIR: sharedSite(),
    // However full the disk of the machine is.
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
  return { server, store, dataDir };
}

/**
 * The database that this run is for: one with empty tables in the Postgres of the run, which no other test has until
 * the test is over; or SQLite.
 */
export async function databaseEnv(): Promise<{ DATABASE_URL?: string }> {
  const admin = inject('postgres');
  if (admin === undefined) return {};
  const url = free.pop() ?? (await copiedDatabase(admin, MIGRATED));
  tables ??= await emptyTables(url);
  onTestFinished(async () => {
    // What a test has done to the tables themselves stays.
    if ((await emptyTables(url)) === tables) free.push(url);
  });
  return { DATABASE_URL: url };
}

/** Databases of tests that are over. To make one takes Postgres thirty times as long as to empty one. */
const free: string[] = [];
let tables: string | undefined;

/** Lets a server listen at a free port, and answers with it. */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  if (typeof address !== 'object') throw new Error('the server has no port');
  return address.port;
}

/** An open connection to a port of this machine. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  // A server may cut a connection; what the test sees of it is what it has read, and that it is closed.
  socket.on('error', () => {});
  await event(socket, 'connect');
  return socket;
}

/** Sends bytes as they are and answers with everything that comes back until the server hangs up. */
export async function exchange(port: number, request: string): Promise<string> {
  const socket = await open(port);
  socket.write(request, 'latin1');
  return text(socket);
}

/** A server program of its own, in a folder like the project's. */
export interface Program {
  process: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The exit code, once it has ended and all that it wrote is read. */
  ended: Promise<number | null>;
  /** The port that it says it listens at. */
  port: () => Promise<number>;
}

/**
 * Starts the server program as `npm run serve` does, with this environment and a key alone; it is ended with the test.
 * @param flags what Node is told besides
 */
export function start(
  env: Record<string, string>,
  folder = programFolder(),
  flags: readonly string[] = [],
): Program {
  const program = join(import.meta.dirname, '../../server/server.ts');
  const child = spawn(process.execPath, [...nodeFlags(), ...flags, program], {
    cwd: folder,
    env: { SECRET_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = { stdout: '', stderr: '' };
  const listening = Promise.withResolvers<number>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out.stdout += chunk;
    const port = /^Lailoom is at http:\/\/[^ ]+:(\d+)$/m.exec(out.stdout)?.[1];
    if (port !== undefined) listening.resolve(Number(port));
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    out.stderr += chunk;
  });
  const ended = event(child, 'close').then(([code]) => code as number | null);
  ended.then(() => listening.reject(new Error(`the server ended: ${out.stderr}`)));
  // A caller that waits for the port hears of it; the others wait for the end.
  listening.promise.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    stdout: () => out.stdout,
    stderr: () => out.stderr,
    ended,
    port: () => listening.promise,
  };
}

/** Says why the server does not start, as the program would; `start` is this without a process of its own. */
export async function startError(
  env: Record<string, string>,
  folder = programFolder(),
): Promise<string> {
  const before = { folder: process.cwd(), umask: process.umask() };
  process.chdir(folder);
  try {
    await startHere({ SECRET_KEY, ...env });
  } catch (error) {
    if (isForPeople(error)) return error.message;
    throw error;
  } finally {
    process.chdir(before.folder);
    process.umask(before.umask);
  }
  throw new Error('the server has started');
}

/** As much of `content/brand.yaml` as the server reads; the e-mail address stands on its second line. */
export const brandFile = (email: string): string => `name: Lailoom
email: ${email}
url: https://lailoom.example
company: { en: Lailoom, th: ลายลูม }
legalName: { en: "Lailoom Co., Ltd.", th: บริษัท ลายลูม จำกัด }
`;

/** A folder with a built site and the company's name in it. */
export function programFolder(): string {
  const folder = temporaryFolder();
  writeSite(join(folder, 'dist'));
  write(folder, {
    'content/brand.yaml': brandFile(EMAIL),
  });
  for (const name of ['forms.yaml', 'consent.yaml', 'offers.yaml', 'mails.yaml']) {
    cpSync(join(import.meta.dirname, '../../content', name), join(folder, 'content', name));
  }
  return folder;
}
