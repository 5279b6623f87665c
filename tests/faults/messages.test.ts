import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { busy, type Call, logInNumber, mortalServer, signUpNumber } from './client.ts';
import { sqlite } from './database.ts';

const KILLS = 12;
const CUSTOMERS = 12;

/** Returns a unique file of some hundred kilobytes, so that a kill finds many of them half written. */
const makeFile = () => Buffer.from(`${randomBytes(150_000).toString('hex')}\n`);

test('loses and doubles no acknowledged message or file when killed', async () => {
  const dataDir = temporaryFolder();
  const { env, rows } = await sqlite(dataDir);
  const server = mortalServer(env);
  const call = async (made: Call) => (await server.call(made)).answer;
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async (_, number) => {
      await call(signUpNumber(number));
      const { token } = JSON.parse((await call(logInNumber(number))).body);
      const authorization = `Bearer ${token}`;
      // Messages of unconfirmed addresses are not mailed.
      await rows('update user set emailVerified = 1');
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
    await server.ready();
    const before = acknowledged.size;
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 10), {
      timeout: 30_000,
      interval: 5,
    });
    await sleep(Math.random() * 200);
    await server.restart();
  }
  await stop();
  expect(await server.stop()).toBe(0);

  const sent = await rows(
    `select message.body, attachment.file from message
     left join attachment on attachment."messageId" = message.id where kind = 'customer'`,
  );
  expect(await rows('pragma foreign_key_check')).toEqual([]);
  const all = await rows('select file, size from attachment');
  const unmailed =
    await rows(`select id from message where (select count(*) from outbox where kind = 'message-mail'
                and payload = '{"messageId":' || message.id || '}') <> 1`);

  const place = (file: unknown) => join(dataDir, 'attachments', String(file));
  const digests = new Map(
    sent.map(({ body, file }) => [
      body,
      createHash('sha256')
        .update(readFileSync(place(file)))
        .digest('hex'),
    ]),
  );
  const missing = [...acknowledged].filter(([body, digest]) => digests.get(body) !== digest);
  const half = all.filter(({ file, size }) => readFileSync(place(file)).length !== size);
  expect(missing).toEqual([]);
  expect(sent).toHaveLength(digests.size);
  expect(half).toEqual([]);
  expect(unmailed).toEqual([]);
  expect(server.unanswered()).toBeGreaterThan(0);
});
