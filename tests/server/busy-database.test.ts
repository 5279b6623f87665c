import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { sqliteFile } from '../../server/store/data-folder.ts';
import { ADA, call, signUp } from '../api/accounts.ts';
import { LEAD } from '../api/people.ts';
import { appWithStore } from './fixture.ts';

/** Has another program write to a server's database; answers with a way to have it done. */
function hold(dataDir: string): () => void {
  const other = new DatabaseSync(sqliteFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return () => other.exec('commit');
}

test('while another process writes, pages and what only reads are answered; what writes has its turn', async () => {
  const { server, dataDir } = await appWithStore();
  const token = await signUp(server);
  const release = hold(dataDir);
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
  // All of that while they wait, and not after.
  expect(written).toBe(0);
  release();
  expect(await writes).toEqual([201, 200, 200]);
});

test('when another process does not let go, what writes is told to come back, and pages are answered meanwhile', async () => {
  const { server, dataDir } = await appWithStore();
  await signUp(server);
  const release = hold(dataDir);
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
  // A server that stops to wait, or has one wait after the other, lets a few through.
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
