import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { programFolder, start } from '../server/program.ts';
import { OPEN_TO_MANY } from './client.ts';
import { sqliteIn } from './database.ts';
import { expectOutagesOutlived, OUTAGES } from './traffic.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Returns a disk of 16 MB with nothing else on it (tmpfs), or undefined without the right to mount one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder)) return undefined;
  // Lazily, because a server that a failed test leaves behind has its files open.
  onTestFinished(() => void run('umount', '--lazy', folder));
  return folder;
}

test(`loses nothing acknowledged and reports itself not ready when the disk fills up ${OUTAGES} times under load`, async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip('only root may mount a small disk');
  const database = await sqliteIn(join(disk, 'data'));
  const program = start({ ...OPEN_TO_MANY, ...database.env }, programFolder());
  // Another file takes all the space, to the last block.
  const other = join(disk, 'other');
  const fail = () => {
    const { bavail, bsize } = statfsSync(disk);
    expect(() => writeFileSync(other, Buffer.alloc((bavail + 1) * bsize))).toThrow('ENOSPC');
  };
  const freeSpace = () => rmSync(other);
  await expectOutagesOutlived({ program, database }, { fail, repair: freeSpace });
  expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
