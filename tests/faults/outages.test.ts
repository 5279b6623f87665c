import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { type Program, programFolder, start } from '../server/program.ts';
import {
  type Answer,
  busy,
  type Call,
  leadNumber,
  logInNumber,
  OPEN_TO_MANY,
  openClient,
  signUpNumber,
} from './client.ts';
import { auditLeads, type Database, NOTHING_LOST, postgres, sqlite } from './database.ts';

/** Time that visitors wait before they repeat a refused call, in milliseconds. */
const PAUSE = 100;

/** Lets visitors send leads and read pages until stopped. A lead refused with 503 is repeated until accepted. */
function openTraffic({ call }: ReturnType<typeof openClient>, port: number) {
  const leads: number[] = [];
  const refusals: Answer[] = [];
  /** Answers that are neither a success nor a proper refusal. */
  const unclean: string[] = [];
  let next = 0;

  const stopLeads = busy(4, async () => {
    const number = next++;
    for (;;) {
      const answer = await call(port, leadNumber(number));
      if (answer.status === 201) break;
      if (answer.status !== 503) {
        unclean.push(`${answer.status} ${answer.body}`);
        return;
      }
      refusals.push(answer);
      await sleep(PAUSE);
    }
    leads.push(number);
    await sleep(5);
  });
  const stopPages = busy(1, async () => {
    const page = await call(port, { method: 'GET', path: '/' });
    if (page.status !== 200) unclean.push(`page: ${page.status}`);
    await sleep(10);
  });

  return {
    leads,
    refusals,
    unclean,
    /** Wait until more leads have been acknowledged, or more calls refused, than now. */
    someLeads: () => untilLonger(leads, 50),
    someRefusals: () => untilLonger(refusals, 10),
    stop: async (): Promise<void> => {
      await Promise.all([stopLeads(), stopPages()]);
    },
  };
}

async function untilLonger(list: readonly unknown[], by: number): Promise<void> {
  const before = list.length;
  const isLonger = () => expect(list.length).toBeGreaterThan(before + by);
  await vi.waitFor(isLonger, { timeout: 30_000, interval: 10 });
}

/** Expects refusals to say as JSON when to come back. */
function expectHonest(refusals: readonly Answer[]): void {
  expect(refusals.length).toBeGreaterThan(0);
  for (const { headers, body } of refusals) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\w/) });
  }
}

/** A database, and what stops a server from storing anything there and ends that. */
interface Outage {
  database: Database;
  letWrite: (program: Program, can: boolean) => unknown;
}

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Stops a server from writing files; its open ones stay open, as on a disk that turns read-only. */
const readOnlyFile = async (): Promise<Outage> => ({
  database: await sqlite(),
  letWrite: ({ process: { pid } }, can) => {
    const size = can ? 'unlimited' : '0:unlimited';
    expect(run('prlimit', `--pid=${pid}`, `--fsize=${size}`)).toBe(true);
  },
});

/** Makes Postgres refuse writes, as a standby does. */
async function readOnlyPostgres(): Promise<Outage> {
  const database = await postgres();
  const letWrite = async (_: Program, can: boolean) => {
    const value = can ? 'off' : 'on';
    await database.rows(`alter system set default_transaction_read_only = ${value}`);
    await database.rows('select pg_reload_conf()');
  };
  return { database, letWrite };
}

/** Fills a disk of 16 MB (tmpfs) to the last block; undefined without the right to mount one. */
async function fullDisk(): Promise<Outage | undefined> {
  const disk = temporaryFolder();
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk)) return undefined;
  // Lazily, because a server that a failed test leaves behind has its files open.
  onTestFinished(() => void run('umount', '--lazy', disk));
  const other = join(disk, 'other');
  const letWrite = (_: Program, can: boolean) => {
    if (can) return rmSync(other);
    const { bavail, bsize } = statfsSync(disk);
    return expect(() => writeFileSync(other, Buffer.alloc((bavail + 1) * bsize))).toThrow('ENOSPC');
  };
  return { database: await sqlite(join(disk, 'data')), letWrite };
}

test.for([
  ['SQLite’s disk is read-only', readOnlyFile],
  ['Postgres is read-only', readOnlyPostgres],
  ['the disk is full', fullDisk],
] as const)(
  'loses nothing acknowledged, serves pages and says that it is not ready while %s, three times under load',
  async ([, begin], { skip }) => {
    const { database, letWrite } = (await begin()) ?? skip('only root may mount a small disk');
    const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
    const port = await program.port();
    const client = openClient();
    const expectReady = (status: number) =>
      vi.waitFor(
        async () => {
          const answer = await client.call(port, { method: 'GET', path: '/readyz' });
          expect(answer.status).toBe(status);
        },
        { timeout: 20_000, interval: 50 },
      );
    await expectReady(200);
    const traffic = openTraffic(client, port);
    for (let time = 0; time < 3; time++) {
      await traffic.someLeads();
      await letWrite(program, false);
      await traffic.someRefusals();
      await expectReady(503);
      await letWrite(program, true);
      await expectReady(200);
    }
    await traffic.someLeads();
    await traffic.stop();
    expect(await program.stop()).toBe(0);

    expect(await auditLeads(database, traffic.leads)).toEqual(NOTHING_LOST);
    if (database.env['DATABASE_URL'] === undefined) {
      expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    }
    expect(traffic.unclean).toEqual([]);
    expectHonest(traffic.refusals);
  },
);

test('fails cleanly while Postgres restarts, then continues without losing anything', async () => {
  const database = await postgres();
  const program = start({ ...OPEN_TO_MANY, ...database.env });
  const port = await program.port();
  const client = openClient();
  await client.call(port, signUpNumber(0));
  const { token } = JSON.parse((await client.call(port, logInNumber(0))).body);

  const traffic = openTraffic(client, port);
  const { leads, refusals, unclean } = traffic;
  /** Makes a call and records how it fails. Returns whether it succeeded. */
  const attempt = async (call: Call): Promise<boolean> => {
    const answer = await client.call(port, call);
    if (answer.status === 503) refusals.push(answer);
    else if (answer.status >= 300) unclean.push(`${call.path}: ${answer.status} ${answer.body}`);
    return answer.status < 300;
  };
  const accounts: number[] = [];
  let next = 1;
  const stopping = [
    busy(2, async () => {
      const number = next++;
      if (await attempt(signUpNumber(number))) accounts.push(number);
    }),
    busy(2, async () => {
      const headers = { authorization: `Bearer ${token}` };
      await attempt({ method: 'GET', path: '/api/me', headers });
    }),
  ];
  for (let restart = 0; restart < 3; restart++) {
    await traffic.someLeads();
    await database.restart();
    expect(program.process.exitCode, program.stderr()).toBeNull();
  }
  await traffic.someLeads();
  await Promise.all([traffic.stop(), ...stopping.map((stop) => stop())]);

  expect((await client.call(port, { method: 'GET', path: '/readyz' })).status).toBe(200);
  for (const number of accounts) {
    expect((await client.call(port, logInNumber(number))).status).toBe(200);
  }
  expect(await program.stop()).toBe(0);

  expect([...new Set(unclean)]).toEqual([]);
  expect(await auditLeads(database, leads)).toEqual(NOTHING_LOST);
  expectHonest(refusals);
});
