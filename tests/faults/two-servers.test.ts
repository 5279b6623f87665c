import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';
import { mailServer } from '../api/mail-server.ts';
import { programFolder, start } from '../server/program.ts';
import {
  each,
  leadNumber,
  markOf,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';

const LEADS = 300;
const RACES = 20;
const RUNNERS = 6;

/** Refusals of late requests: an address gets three mails an hour, and further sign-ups are refused unjudged. */
const REFUSALS = [
  [400, 'User Already Exists'],
  [429, 'Too many attempts, please wait'],
];

test('runs two servers on one Postgres as one: one mail per lead, one account per address, one lead per submission', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.database();
  const smtp = await mailServer();
  const folder = programFolder();
  const env = { ...OPEN_TO_MANY, DATABASE_URL: url, SMTP_URL: smtp.url };
  // Concurrently, so that they also race for the migrations.
  const programs = [start(env, folder), start(env, folder)];
  const ports = await Promise.all(programs.map((program) => program.port()));
  const port = (number: number) => ports[number % ports.length] ?? 0;
  const client = openClient();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const count = async (sql: string) => Number((await database.query(sql)).rows[0].n);

  const numbers = Array.from({ length: LEADS }, (_, index) => index);
  await each(numbers, 12, async (number) => {
    expect((await client.call(port(number), leadNumber(number))).status).toBe(201);
  });

  const races = Array.from({ length: RACES }, (_, index) => index);
  const runners = Array.from({ length: RUNNERS }, (_, index) => index);
  const winners: number[] = [];
  for (const race of races) {
    const answers = await Promise.all(
      runners.map((runner) => client.call(port(runner), signUpNumber(race))),
    );
    const losers = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of losers) {
      expect(REFUSALS).toContainEqual([status, JSON.parse(body).message]);
    }
    winners.push(answers.length - losers.length);
  }

  for (const race of races) {
    // First with separate keys, so that only the content is the same, and then with one key.
    const ownKeys = leadNumber(LEADS + 2 * race);
    const oneKey = leadNumber(LEADS + 2 * race + 1);
    const answers = await Promise.all(
      runners.flatMap((runner) => [
        client.call(port(runner), {
          ...ownKeys,
          headers: { 'idempotency-key': `own-${race}-${runner}` },
        }),
        client.call(port(runner), oneKey),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }

  const leads = LEADS + 2 * RACES;
  const unsent = 'select count(*) as n from outbox where "sentAt" is null';
  await vi.waitFor(async () => expect(await count(unsent)).toBe(0), {
    timeout: 60_000,
    interval: 100,
  });
  const times = Array.from({ length: leads }, (_, number) => {
    const mark = markOf(number);
    return smtp.mails.filter(({ text = '' }) => text.includes(mark)).length;
  });
  report('Two servers on one Postgres', {
    'leads sent': LEADS + 2 * RACES * RUNNERS,
    'leads stored': await count('select count(*) as n from lead'),
    'mails for leads': times.reduce((sum, each) => sum + each, 0),
    'sign-ups sent': RACES * RUNNERS,
    'accounts made': await count('select count(*) as n from "user"'),
    'mails in all': smtp.mails.length,
  });
  expect(winners).toEqual(races.map(() => 1));
  expect(await count('select count(*) as n from "user"')).toBe(RACES);
  expect(await count('select count(*) as n from account')).toBe(RACES);
  expect(await count('select count(*) as n from lead')).toBe(leads);
  expect(times).toEqual(times.map(() => 1));
  expect(smtp.mails).toHaveLength(leads + RACES);
});
