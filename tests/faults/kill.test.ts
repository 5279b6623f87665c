import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/database.ts';
import { programFolder, start, temporaryFolder } from '../server/fixture.ts';
import {
  type Answer,
  busy,
  type Call,
  each,
  leadNumber,
  logInNumber,
  NoAnswer,
  OPEN_TO_MANY,
  openClient,
  report,
  signUpNumber,
} from './client.ts';

const KILLS = 20;

test('of what was acknowledged, 20 kills take nothing and double nothing', async () => {
  const dataDir = temporaryFolder();
  const folder = programFolder();
  const run = () => start({ ...OPEN_TO_MANY, DATA_DIR: dataDir }, folder);
  const client = openClient();
  let up = Promise.withResolvers<number>();
  let unanswered = 0;

  /** As a good client does: the same once more, until there is an answer. */
  const insist = async (call: Call): Promise<{ answer: Answer; tries: number }> => {
    for (let tries = 1; ; tries++) {
      try {
        return { answer: await client.call(await up.promise, call), tries };
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        unanswered += 1;
      }
    }
  };

  const leads: number[] = [];
  const accounts: number[] = [];
  let next = 0;
  let retried = 0;
  const stopLeads = busy(8, async () => {
    const number = next++;
    const { answer, tries } = await insist(leadNumber(number));
    if (answer.status !== 201) throw new Error(`lead: ${answer.status} ${answer.body}`);
    if (tries > 1) retried += 1;
    leads.push(number);
  });
  const stopSignUps = busy(2, async () => {
    const number = next++;
    const { answer, tries } = await insist(signUpNumber(number));
    const isThere = answer.status === 200 || (tries > 1 && answer.body.includes('Already'));
    if (!isThere) throw new Error(`sign-up: ${answer.status} ${answer.body}`);
    accounts.push(number);
  });

  let killedAtStart = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const program = run();
    if (kill % 5 === 4) {
      // While it starts, as a watchdog might that is too strict.
      killedAtStart += 1;
      await sleep(Math.random() * 600);
    } else {
      const before = { leads: leads.length, accounts: accounts.length };
      up.resolve(await program.port());
      const isBusy = () => {
        expect(leads.length).toBeGreaterThan(before.leads + 50);
        expect(accounts.length).toBeGreaterThan(before.accounts + 1);
      };
      await vi.waitFor(isBusy, { timeout: 30_000, interval: 5 });
      await sleep(Math.random() * 400);
      up = Promise.withResolvers();
    }
    program.process.kill('SIGKILL');
    await program.ended;
  }

  const program = run();
  up.resolve(await program.port());
  await Promise.all([stopLeads(), stopSignUps()]);
  const shutOut: string[] = [];
  await each(accounts, 4, async (number) => {
    const { answer } = await insist(logInNumber(number));
    if (answer.status !== 200) shutOut.push(`${number}: ${answer.status} ${answer.body}`);
  });
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const database = new DatabaseSync(sqliteFile(dataDir));
  const count = (sql: string) => database.prepare(sql).all();
  expect(count('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(count('pragma foreign_key_check')).toEqual([]);
  const rows = count('select message, count(*) as times from lead group by message');
  const times = new Map(rows.map((row) => [row['message'], row['times']]));
  const missing = leads.filter((number) => !times.has(leadNumber(number).body.message));
  const doubled = rows.filter((row) => row['times'] !== 1);
  const unmailed = count(
    `select lead.id from lead left join outbox on outbox."leadId" = lead.id and outbox.kind = 'lead-mail'
     group by lead.id having count(outbox.id) <> 1`,
  );
  database.close();

  report('SIGKILL under load', {
    kills: `${KILLS}, ${killedAtStart} of them while starting`,
    'leads acknowledged': leads.length,
    'leads acknowledged at another try': retried,
    'calls without an answer': unanswered,
    'leads missing': missing.length,
    'leads doubled': doubled.length,
    'leads without exactly one mail to send': unmailed.length,
    'sign-ups acknowledged': accounts.length,
    'sign-ups that cannot log in': shutOut.length,
  });
  expect(missing).toEqual([]);
  expect(doubled).toEqual([]);
  expect(rows).toHaveLength(leads.length);
  expect(unmailed).toEqual([]);
  expect(shutOut).toEqual([]);
  expect(retried).toBeGreaterThan(0);
});
