import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { type Program, programFolder, start } from '../server/fixture.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';
import { auditLeads, type Database, ENGINES, emptyDatabase, NOTHING_LOST } from './database.ts';
import { expectHonest, mostly, openTraffic } from './traffic.ts';

const TIMES = 3;

/** Lets a running server write no file any more, or again; what it has open stays open, as on a disk that turns read-only. */
function letWrite({ process: { pid } }: Program, can: boolean): void {
  const size = can ? 'unlimited' : '0:unlimited';
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${size}`]);
  if (status !== 0) throw new Error(String(stderr));
}

/** Has Postgres refuse to write, as a standby does, or write again. */
async function letPostgresWrite({ rows }: Database, can: boolean): Promise<void> {
  const value = can ? 'off' : 'on';
  await rows(`alter system set default_transaction_read_only = ${value}`);
  await rows('select pg_reload_conf()');
}

test.each(ENGINES)(
  `while %s can only be read, ${TIMES} times under load, pages go on and leads are refused; then all goes on`,
  async (engine) => {
    const database = await emptyDatabase(engine);
    const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
    const port = await program.port();
    const client = openClient();
    const ready = async () => (await client.call(port, { method: 'GET', path: '/readyz' })).status;
    const patience = { timeout: 20_000, interval: 50 };
    const letStore = (can: boolean) =>
      engine === 'SQLite' ? letWrite(program, can) : letPostgresWrite(database, can);
    const traffic = openTraffic(client, port);
    const recoveries: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await traffic.someLeads();
      await letStore(false);
      await traffic.someRefusals();
      await vi.waitFor(async () => expect(await ready()).toBe(503), patience);
      await letStore(true);
      const begun = performance.now();
      await vi.waitFor(async () => expect(await ready()).toBe(200), patience);
      recoveries.push(performance.now() - begun);
    }
    await traffic.someLeads();
    await traffic.stop();
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);

    const found = await auditLeads(database, traffic.leads);
    report(`${engine} read-only, ${TIMES} times under load`, {
      ...found,
      'leads refused with 503': traffic.refusals.length,
      'answered otherwise': traffic.unclean.length,
      'until /readyz was 200 again (ms)': recoveries.map(Math.round).join(', '),
      'wait for a page, 9 of 10 (ms)': mostly(traffic.waits.pages),
    });
    expect(found).toMatchObject(NOTHING_LOST);
    expect(traffic.unclean).toEqual([]);
    expectHonest(traffic.refusals);
  },
);
