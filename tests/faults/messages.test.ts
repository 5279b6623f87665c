import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { temporaryFolder } from '../folders.ts';
import { programFolder, start } from '../server/program.ts';
import {
  busy,
  type Call,
  logInNumber,
  OPEN_TO_MANY,
  persistentClient,
  signUpNumber,
} from './client.ts';

const KILLS = 12;
const CUSTOMERS = 12;

/** Returns a unique file of some hundred kilobytes, so that a kill finds many of them half written. */
const makeFile = () => Buffer.from(`${randomBytes(150_000).toString('hex')}\n`);

test('loses and doubles no acknowledged message or file when killed', async () => {
  const dataDir = temporaryFolder();
  const folder = programFolder();
  const run = () => start({ ...OPEN_TO_MANY, DATA_DIR: dataDir }, folder);
  let up = Promise.withResolvers<number>();
  const client = persistentClient(() => up.promise);
  const call = async (made: Call) => (await client.call(made)).answer;

  /** Confirms the addresses of all accounts, because messages of unconfirmed ones are not mailed. */
  const confirmAddresses = () => {
    const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
    database.exec('update user set emailVerified = 1');
    database.close();
  };

  let program = run();
  up.resolve(await program.port());
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async (_, number) => {
      await call(signUpNumber(number));
      const { token } = JSON.parse((await call(logInNumber(number))).body);
      const authorization = `Bearer ${token}`;
      confirmAddresses();
      const begun = await call({
        path: '/api/me/conversations',
        headers: { authorization, 'idempotency-key': `begin-${number}` },
        body: { subject: 'Kills', body: 'Hello' },
      });
      return { authorization, id: JSON.parse(begun.body).id as number, sent: 0 };
    }),
  );

  /** The digest of each acknowledged file, by its message’s text. */
  const acknowledged = new Map<string, string>();
  let next = 0;
  const stop = busy(8, async () => {
    const number = next++;
    const customer = customers[number % CUSTOMERS];
    if (!customer) throw new Error('no customer');
    const { authorization, id } = customer;
    const bytes = makeFile();
    const file = await call({
      path: '/api/attachments?name=log.txt',
      bytes,
      headers: { authorization },
    });
    // A customer who reaches the limit of ten minutes only waits for the kills.
    if (file.status === 429) return sleep(5);
    if (file.status !== 201) throw new Error(`file: ${file.status} ${file.body}`);
    const body = `Message ${number} of many`;
    const message = await call({
      path: `/api/me/conversations/${id}/messages`,
      headers: { authorization, 'idempotency-key': `message-${number}` },
      body: { body, attachments: [JSON.parse(file.body).id] },
    });
    if (message.status === 429) return sleep(5);
    if (message.status !== 201) throw new Error(`message: ${message.status} ${message.body}`);
    acknowledged.set(body, createHash('sha256').update(bytes).digest('hex'));
    return undefined;
  });

  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size;
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 10), {
      timeout: 30_000,
      interval: 5,
    });
    await sleep(Math.random() * 200);
    up = Promise.withResolvers();
    program.process.kill('SIGKILL');
    await program.ended;
    program = run();
    up.resolve(await program.port());
  }
  await stop();
  expect(await program.stop()).toBe(0);

  const database = new DatabaseSync(sqliteFile(dataDir));
  const rows = database
    .prepare(
      `select message.body, attachment.file, attachment.size from message
       left join attachment on attachment."messageId" = message.id where kind = 'customer'`,
    )
    .all();
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  const all = database.prepare('select file, size from attachment').all();
  const unmailed = database
    .prepare(`select count(*) as count from message where (select count(*) from outbox where kind = 'message-mail'
              and payload = '{"messageId":' || message.id || '}') <> 1`)
    .get();
  database.close();

  const place = (file: unknown) => join(dataDir, 'attachments', String(file));
  const digests = new Map(
    rows.map(({ body, file }) => [
      body,
      createHash('sha256')
        .update(readFileSync(place(file)))
        .digest('hex'),
    ]),
  );
  const missing = [...acknowledged].filter(([body, digest]) => digests.get(body) !== digest);
  const half = all.filter(({ file, size }) => readFileSync(place(file)).length !== size);
  expect(missing).toEqual([]);
  expect(rows).toHaveLength(digests.size);
  expect(half).toEqual([]);
  expect(unmailed).toEqual({ count: 0 });
  expect(client.unanswered()).toBeGreaterThan(0);
});
