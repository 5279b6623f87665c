import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { programFolder, start, temporaryFolder } from '../server/fixture.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';
import { auditLeads, NOTHING_LOST, sqliteIn } from './database.ts';
import { expectHonest, mostly, openTraffic } from './traffic.ts';

const TIMES = 3;

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** A disk of 16 MB with nothing else on it (tmpfs); undefined without the right to mount one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder)) return undefined;
  // Lazily: a server that a failed test leaves behind has its files open.
  onTestFinished(() => void run('umount', '--lazy', folder));
  return folder;
}

test(`on a disk that fills up ${TIMES} times under load, nothing acknowledged is lost, and /readyz says so`, async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip('only root may mount a small disk');
  const database = await sqliteIn(join(disk, 'data'));
  const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
  const port = await program.port();
  const client = openClient();
  const ready = async () => (await client.call(port, { method: 'GET', path: '/readyz' })).status;
  const patience = { timeout: 20_000, interval: 50 };
  expect(await ready()).toBe(200);
  const traffic = openTraffic(client, port);
  const recoveries: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await traffic.someLeads();
    // Something else takes all the room there is, to the last block.
    const other = join(disk, 'other');
    const { bavail, bsize } = statfsSync(disk);
    expect(() => writeFileSync(other, Buffer.alloc((bavail + 1) * bsize))).toThrow('ENOSPC');
    await traffic.someRefusals();
    await vi.waitFor(async () => expect(await ready()).toBe(503), patience);
    rmSync(other);
    const begun = performance.now();
    await vi.waitFor(async () => expect(await ready()).toBe(200), patience);
    recoveries.push(performance.now() - begun);
  }
  await traffic.someLeads();
  await traffic.stop();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const found = await auditLeads(database, traffic.leads);
  report(`A full disk, ${TIMES} times under load (tmpfs of 16 MB)`, {
    ...found,
    'leads refused with 503': traffic.refusals.length,
    'answered otherwise': traffic.unclean.length,
    'until /readyz was 200 again (ms)': recoveries.map(Math.round).join(', '),
    'wait for a page, 9 of 10 (ms)': mostly(traffic.waits.pages),
  });
  expect(found).toMatchObject(NOTHING_LOST);
  expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(traffic.unclean).toEqual([]);
  expectHonest(traffic.refusals);
});
