import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import { type Program, programFolder, start } from '../server/program.ts';
import { OPEN_TO_MANY } from './client.ts';
import { type Database, ENGINES, emptyDatabase } from './database.ts';
import { expectOutagesOutlived, OUTAGES } from './traffic.ts';

/**
 * Stops a running server from writing files, or allows it again; its open files stay open, as on a disk that turns
 * read-only.
 */
function letWrite({ process: { pid } }: Program, can: boolean): void {
  const size = can ? 'unlimited' : '0:unlimited';
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${size}`]);
  if (status !== 0) throw new Error(String(stderr));
}

/** Makes Postgres refuse writes, as a standby does, or allow them again. */
async function letPostgresWrite({ rows }: Database, can: boolean): Promise<void> {
  const value = can ? 'off' : 'on';
  await rows(`alter system set default_transaction_read_only = ${value}`);
  await rows('select pg_reload_conf()');
}

test.each(ENGINES)(
  `serves pages and refuses leads while %s is read-only, ${OUTAGES} times under load, then continues`,
  async (engine) => {
    const database = await emptyDatabase(engine);
    const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
    const letStore = (can: boolean) =>
      engine === 'SQLite' ? letWrite(program, can) : letPostgresWrite(database, can);
    await expectOutagesOutlived(
      { program, database },
      { fail: () => letStore(false), repair: () => letStore(true) },
    );
  },
);
