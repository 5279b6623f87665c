import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { programFolder, start } from '../server/program.ts';
import {
  busy,
  each,
  leadNumber,
  logInNumber,
  OPEN_TO_MANY,
  persistentClient,
  signUpNumber,
} from './client.ts';
import { auditLeads, count, emptyDatabase, NOTHING_LOST } from './database.ts';

test.each([
  { engine: 'SQLite', kills: 40 },
  { engine: 'Postgres', kills: 10 },
] as const)(
  'loses and doubles nothing acknowledged on $engine over $kills kills',
  async ({ engine, kills }) => {
    const database = await emptyDatabase(engine);
    const folder = programFolder();
    const run = () => start({ ...OPEN_TO_MANY, ...database.env }, folder);
    let up = Promise.withResolvers<number>();
    const client = persistentClient(() => up.promise);

    const leads: number[] = [];
    const accounts: number[] = [];
    let next = 0;
    const stopLeads = busy(8, async () => {
      const number = next++;
      const { answer } = await client.call(leadNumber(number));
      if (answer.status !== 201) throw new Error(`lead: ${answer.status} ${answer.body}`);
      leads.push(number);
    });
    const stopSignUps = busy(2, async () => {
      const number = next++;
      const { answer, tries } = await client.call(signUpNumber(number));
      const isThere = answer.status === 200 || (tries > 1 && answer.body.includes('Already'));
      if (!isThere) throw new Error(`sign-up: ${answer.status} ${answer.body}`);
      accounts.push(number);
    });

    for (let kill = 0; kill < kills; kill++) {
      const program = run();
      if (kill % 5 === 4) {
        // Killed while starting, as by a watchdog that is too strict.
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
      const { answer } = await client.call(logInNumber(number));
      if (answer.status !== 200) shutOut.push(`${number}: ${answer.status} ${answer.body}`);
    });
    expect(await program.stop()).toBe(0);

    if (engine === 'SQLite') {
      expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await database.rows('pragma foreign_key_check')).toEqual([]);
    }
    expect(await auditLeads(database, leads)).toEqual(NOTHING_LOST);
    expect(await count(database, 'select count(*) as n from lead')).toBe(leads.length);
    expect(shutOut).toEqual([]);
    expect(client.unanswered()).toBeGreaterThan(0);
  },
);
