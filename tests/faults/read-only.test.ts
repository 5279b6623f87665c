import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import { type Program, programFolder, start } from '../server/fixture.ts';
import { OPEN_TO_MANY } from './client.ts';
import { type Database, ENGINES, emptyDatabase } from './database.ts';
import { expectOutagesOutlived, OUTAGES } from './traffic.ts';

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
  `while %s can only be read, ${OUTAGES} times under load, pages go on and leads are refused; then all goes on`,
  async (engine) => {
    const database = await emptyDatabase(engine);
    const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
    const letStore = (can: boolean) =>
      engine === 'SQLite' ? letWrite(program, can) : letPostgresWrite(database, can);
    await expectOutagesOutlived(
      `${engine} read-only`,
      { program, database },
      { fail: () => letStore(false), mend: () => letStore(true) },
    );
  },
);
