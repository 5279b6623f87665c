import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { busy, leadNumber, logInNumber, mortalServer, signUpNumber } from './client.ts';
import { auditLeads, NOTHING_LOST, postgres, sqlite } from './database.ts';

test.each([
  { engine: 'SQLite', open: sqlite, kills: 40 },
  { engine: 'Postgres', open: postgres, kills: 10 },
] as const)(
  'loses and doubles nothing acknowledged on $engine over $kills kills',
  async ({ engine, open, kills }) => {
    const database = await open();
    const server = mortalServer(database.env);

    const leads: number[] = [];
    const accounts: number[] = [];
    let next = 0;
    const stopLeads = busy(8, async () => {
      const number = next++;
      const { answer } = await server.call(leadNumber(number));
      if (answer.status !== 201) throw new Error(`lead: ${answer.status} ${answer.body}`);
      leads.push(number);
    });
    const stopSignUps = busy(2, async () => {
      const number = next++;
      const { answer, tries } = await server.call(signUpNumber(number));
      const isThere = answer.status === 200 || (tries > 1 && answer.body.includes('Already'));
      if (!isThere) throw new Error(`sign-up: ${answer.status} ${answer.body}`);
      accounts.push(number);
    });

    for (let kill = 0; kill < kills; kill++) {
      // Every fifth time while it starts.
      if (kill % 5 !== 4) {
        await server.ready();
        const before = { leads: leads.length, accounts: accounts.length };
        const isBusy = () => {
          expect(leads.length).toBeGreaterThan(before.leads + 50);
          expect(accounts.length).toBeGreaterThan(before.accounts + 1);
        };
        await vi.waitFor(isBusy, { timeout: 30_000, interval: 5 });
      }
      await sleep(Math.random() * 500);
      await server.restart();
    }
    await Promise.all([stopLeads(), stopSignUps()]);
    const shutOut: string[] = [];
    for (const number of accounts) {
      const { answer } = await server.call(logInNumber(number));
      if (answer.status !== 200) shutOut.push(`${number}: ${answer.status} ${answer.body}`);
    }
    expect(await server.stop()).toBe(0);

    if (engine === 'SQLite') {
      expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await database.rows('pragma foreign_key_check')).toEqual([]);
    }
    expect(await auditLeads(database, leads)).toEqual(NOTHING_LOST);
    expect(await database.rows('select id from lead')).toHaveLength(leads.length);
    expect(shutOut).toEqual([]);
    expect(server.unanswered()).toBeGreaterThan(0);
  },
);
