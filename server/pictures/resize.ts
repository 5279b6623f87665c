import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PICTURE_TYPES } from '../../contract/api/picture-limits.ts';
import { typeByBeginning } from '../attachments/kind.ts';
import { workQueue } from '../limits/work-queue.ts';
import { UNREADABLE } from './bounds.ts';

const PROGRAM = fileURLToPath(new URL('./resize-process.ts', import.meta.url));

/** When the program is ended that has not seen to it by itself, in milliseconds: it limits the processor time that it uses. */
const PATIENCE = 60_000;

/** As much of a file as its type is known by, in bytes. */
const HEAD = 12;

const TYPES: ReadonlySet<string | undefined> = new Set(PICTURE_TYPES);

/** Pictures are read one at a time; the processor is for visitors. */
const queue = workQueue({ atOnce: 1, maxWaiting: 10 });

/**
 * Makes a picture as small as it is kept, from a file that an account has sent. Whatever is wrong with it, and whatever may be
 * wrong with what reads it, happens in a process of its own: without the server's environment, and bound in time and memory.
 * That process alone reads the file, so one that waits takes no memory. None is started for what does not begin as a picture.
 * @param owner shares turns out with those of others: one account keeps others waiting for one picture of it
 * @returns undefined when it is no picture
 * @throws Refusal `unavailable` when too many wait
 */
export async function resizePicture(path: string, owner: string): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD);
    // A read at a named position does not move the one at which the program begins.
    await file.read(head, 0, HEAD, 0);
    const type = typeByBeginning(head);
    return TYPES.has(type) ? await queue(() => run(file.fd), { key: owner }) : undefined;
  } finally {
    await file.close();
  }
}

async function run(file: number): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', PROGRAM], {
    env: {},
    stdio: [file, 'pipe', 'ignore'],
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  }) as ChildProcessByStdio<null, Readable, null>;
  const [picture, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (code === 0) return picture;
  if (code === UNREADABLE || signal !== null) return undefined;
  throw new Error(`pictures cannot be read: the program ended with ${code}`);
}
