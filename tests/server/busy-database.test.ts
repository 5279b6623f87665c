import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { ADA, call, signUp } from '../api/accounts.ts';
import { LEAD } from '../api/people.ts';
import { appWithStore } from './fixture.ts';

/** Makes another program lock a server’s database. Returns a function that releases it. */
function lockDatabase(dataDir: string): () => void {
  const other = new DatabaseSync(sqliteFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return () => other.exec('commit');
}

test('answers pages and reads while another process writes, and lets writes wait their turn', async () => {
  const { server, dataDir } = await appWithStore();
  const token = await signUp(server);
  const release = lockDatabase(dataDir);
  let written = 0;
  const writes = Promise.all(
    [
      call(server, 'sendLead', { body: LEAD }),
      call(server, 'login', { body: ADA }),
      call(server, 'signup', { body: { ...ADA, email: 'bob@example.com' } }),
    ].map(async (write) => {
      const { status } = await write;
      written += 1;
      return status;
    }),
  );
  for (let page = 0; page < 20; page++) expect((await server.inject('/')).statusCode).toBe(200);
  expect((await call(server, 'me', { token })).status).toBe(200);
  // All of this happens while they wait, not afterwards.
  expect(written).toBe(0);
  release();
  expect(await writes).toEqual([201, 200, 200]);
});

test('tells writes to come back while another process keeps its lock, and still answers pages', async () => {
  const { server, dataDir } = await appWithStore();
  await signUp(server);
  const release = lockDatabase(dataDir);
  let isOver = false;
  const answers = Promise.all([
    ...Array.from({ length: 52 }, (_, number) =>
      call(server, 'sendLead', {
        body: { ...LEAD, email: `visitor${number}@example.com` },
        from: `192.0.2.${number}`,
      }),
    ),
    call(server, 'login', { body: ADA }),
    call(server, 'signup', { body: { ...ADA, email: 'bob@example.com' } }),
  ]).finally(() => {
    isOver = true;
  });
  let pages = 0;
  while (!isOver) {
    expect((await server.inject('/')).statusCode).toBe(200);
    pages += 1;
    await sleep(5);
  }
  // A server that blocks, or queues waits one after the other, would let only a few through.
  expect(pages).toBeGreaterThan(20);
  for (const { status, headers, refusal } of await answers) {
    expect([status, headers['retry-after'], refusal.message]).toEqual([
      503,
      '5',
      messages.unavailable,
    ]);
  }
  release();
  expect((await call(server, 'sendLead', { body: LEAD })).status).toBe(201);
});
