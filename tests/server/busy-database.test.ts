import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { sqliteFile } from '../../server/store/database.ts';
import { ADA, call, logIn, signUp } from '../api/accounts.ts';
import { appWithStore, COMPANY } from './fixture.ts';

/**
 * How long a page may take while the database is held, in milliseconds: mostly, and at the worst, when other tests have
 * the processor.
 */
const WAIT = 50;
const WORST = 500;

/** Has another program write to a server's database; answers with a way to have it done. */
function hold(dataDir: string): () => void {
  const other = new DatabaseSync(sqliteFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return () => other.exec('commit');
}

const lead = () => ({
  form: 'contact',
  lang: 'en',
  page: '/',
  email: 'visitor@example.com',
  name: 'Visitor',
  message: 'Hello',
  consent: COMPANY.consent[0].version,
});

/** Asks for a page again and again until something has come to its end, and expects none to wait. */
async function expectPages(server: FastifyInstance, meanwhile: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  meanwhile.then(over, over);
  const waits: number[] = [];
  while (!isOver) {
    const begun = performance.now();
    expect((await server.inject('/')).statusCode).toBe(200);
    waits.push(performance.now() - begun);
    await sleep(5);
  }
  waits.sort((one, other) => one - other);
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(WAIT);
  expect(waits.at(-1)).toBeLessThan(WORST);
}

test('while another process writes, pages and what only reads are answered; what writes has its turn', async () => {
  const { server, dataDir } = await appWithStore();
  const token = await signUp(server);
  await server.inject('/');
  const release = hold(dataDir);
  const writes = Promise.all([
    call(server, 'sendLead', { body: lead() }),
    logIn(server),
    call(server, 'signup', { body: { ...ADA, email: 'bob@example.com' } }),
  ]);
  await expectPages(server, sleep(500));
  const begun = performance.now();
  expect((await call(server, 'me', { token })).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(WORST);
  release();
  const [stored, opened, made] = await writes;
  expect([stored.status, made.status]).toEqual([201, 200]);
  expect(opened).not.toBe('');
});

test('when another process does not let go, what writes is told in time to come back', async () => {
  const { server, dataDir } = await appWithStore();
  await signUp(server);
  // What runs for the first time takes longer.
  await call(server, 'sendLead', { body: { ...lead(), message: 'Hello again' } });
  await server.inject('/');
  const release = hold(dataDir);
  const begun = performance.now();
  const answers = Promise.all([
    ...Array.from({ length: 52 }, (_, number) =>
      call(server, 'sendLead', {
        body: { ...lead(), email: `visitor${number}@example.com` },
        from: `192.0.2.${number}`,
      }),
    ),
    call(server, 'login', { body: ADA }),
    call(server, 'signup', { body: { ...ADA, email: 'bob@example.com' } }),
  ]);
  await expectPages(server, answers);
  expect(performance.now() - begun).toBeLessThan(6000);
  for (const { status, headers, refusal } of await answers) {
    expect([status, headers['retry-after'], refusal.message]).toEqual([
      503,
      '5',
      messages.unavailable,
    ]);
  }
  release();
  expect((await call(server, 'sendLead', { body: lead() })).status).toBe(201);
});
