import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { mailServer } from '../api/mail-server.ts';
import { temporaryFolder } from '../folders.ts';
import { programFolder, start } from '../server/program.ts';
import {
  each,
  leadNumber,
  logInNumber,
  markOf,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';
import { auditLeads, count, NOTHING_LOST, sqliteIn } from './database.ts';

const DAY = 24 * 60 * 60_000;
const WAVE = 20;
const FLAGS = ['--import', pathToFileURL(join(import.meta.dirname, 'movable-clock.ts')).href];

test('loses and doubles nothing and locks no client out when the clock is set a day ahead and back', async () => {
  const dataDir = temporaryFolder();
  const clock = join(temporaryFolder(), 'ahead');
  const database = await sqliteIn(dataDir);
  const smtpPort = await freePort();
  const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
  const env = { ...OPEN_TO_MANY, ...database.env, SMTP_URL, CLOCK: clock };
  const folder = programFolder();
  let program = start(env, folder, FLAGS);
  let port = await program.port();
  const client = openClient();
  const moveClock = async (ahead: number) => {
    writeFileSync(clock, String(ahead));
    program.process.kill('SIGUSR2');
    await vi.waitFor(() => expect(existsSync(clock)).toBe(false));
  };
  const leads: number[] = [];
  const sendWave = () =>
    each(
      Array.from({ length: WAVE }, () => leads.push(leads.length) - 1),
      4,
      async (number) => {
        expect((await client.call(port, leadNumber(number))).status).toBe(201);
      },
    );
  const held = async (number: number) => {
    const { body, ...call } = leadNumber(number);
    expect((await client.call(port, { ...call, body: { ...body, website: 'x' } })).status).toBe(
      201,
    );
  };
  const stranger = { 'x-forwarded-for': '192.0.2.1' };
  const isLetIn = async () =>
    (await client.call(port, { ...logInNumber(0), headers: stranger })).status;
  const session = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await client.call(port, { method: 'GET', path: '/api/me', headers })).status;
  };

  // With the clock a day ahead, while no mail gets through.
  await moveClock(DAY);
  await client.call(port, signUpNumber(0));
  const { token } = JSON.parse((await client.call(port, logInNumber(0))).body);
  await sendWave();
  await held(1_000_000);
  await vi.waitFor(
    async () =>
      expect(await count(database, 'select count(*) as n from outbox where attempts > 0')).toBe(
        WAVE + 1,
      ),
    { timeout: 20_000, interval: 50 },
  );
  // A day behind, then correct, then ahead again.
  const { mails } = await mailServer({ port: smtpPort });
  const startTime = performance.now();
  for (const ahead of [-DAY, 0, DAY]) {
    await moveClock(ahead);
    expect(await session(token)).toBe(200);
    expect(await isLetIn()).toBe(200);
    await sendWave();
    // A visitor without an answer sends the same lead again.
    expect((await client.call(port, leadNumber(0))).status).toBe(201);
    await vi.waitFor(
      async () =>
        expect(
          await count(database, 'select count(*) as n from outbox where "sentAt" is null'),
        ).toBe(0),
      { timeout: 30_000, interval: 50 },
    );
  }
  const took = performance.now() - startTime;
  await held(1_000_001);
  expect(await program.stop()).toBe(0);

  // A start with the clock a day ahead removes only data whose retention time is over.
  writeFileSync(clock, String(DAY));
  program = start(env, folder, FLAGS);
  port = await program.port();
  expect(await session(token)).toBe(200);
  await sendWave();
  await vi.waitFor(
    async () =>
      expect(
        await count(
          database,
          `select count(*) as n from outbox where "sentAt" is null and kind <> 'leads-held'`,
        ),
      ).toBe(0),
    { timeout: 30_000, interval: 50 },
  );
  expect(await program.stop()).toBe(0);

  const genuine = await auditLeads(database, leads);
  const mailsOf = leads.map(
    (number) => mails.filter(({ text = '' }) => text.includes(markOf(number))).length,
  );
  report('The clock moved by a day, four times', {
    ...genuine,
    'leads stored': await count(database, 'select count(*) as n from lead'),
    'mails that never came': mailsOf.filter((times) => times === 0).length,
    'mails that came twice': mailsOf.filter((times) => times > 1).length,
    'mails in all': mails.length,
    'until all was sent, at three clocks (ms)': Math.round(took),
  });
  // The two held leads have no mail of their own.
  expect(genuine).toMatchObject({ ...NOTHING_LOST, 'leads without exactly one mail to send': 2 });
  expect(await count(database, 'select count(*) as n from lead')).toBe(leads.length + 2);
  expect(mailsOf).toEqual(leads.map(() => 1));
  // One mail confirms an address, and one says that leads are held.
  expect(mails).toHaveLength(leads.length + 2);
});
