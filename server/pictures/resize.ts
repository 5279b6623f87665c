import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PICTURE_TYPES } from '../../contract/api/picture-limits.ts';
import { typeBySignature } from '../attachments/kind.ts';
import { workQueue } from '../limits/work-queue.ts';
import { UNREADABLE } from './bounds.ts';

const PROGRAM = fileURLToPath(new URL('./resize-process.ts', import.meta.url));

/** When the program is killed if it has not ended on its own, in milliseconds; it limits its own processor time. */
const TIMEOUT = 60_000;

/** The number of bytes that identify a file's type. */
const HEAD_SIZE = 12;

const TYPES: ReadonlySet<string | undefined> = new Set(PICTURE_TYPES);

/** Pictures are read one at a time, because the processor is for visitors. */
const queue = workQueue({ atOnce: 1, maxWaiting: 10 });

/**
 * Resizes an uploaded picture to the stored size. A process of its own reads the file, so that a malicious picture or a
 * flaw in the reader cannot do harm: it has none of the server's environment, and limited time and memory. Only that
 * process reads the file, so a waiting picture takes no memory. None is started for a file without a picture's
 * signature.
 * @param owner shares turns fairly: an account delays others by only one of its pictures
 * @returns undefined when it is not a picture
 * @throws Refusal `unavailable` when too many pictures wait
 */
export async function resizePicture(path: string, owner: string): Promise<Buffer | undefined> {
  await using file = await open(path);
  const head = Buffer.alloc(HEAD_SIZE);
  // Reading at an explicit position does not move the file position, where the program begins.
  await file.read(head, 0, HEAD_SIZE, 0);
  const type = typeBySignature(head);
  return TYPES.has(type) ? await queue(() => run(file.fd), { key: owner }) : undefined;
}

async function run(file: number): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', PROGRAM], {
    env: {},
    stdio: [file, 'pipe', 'ignore'],
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  }) as ChildProcessByStdio<null, Readable, null>;
  const [picture, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (code === 0) return picture;
  if (code === UNREADABLE || signal !== null) return undefined;
  throw new Error(`pictures cannot be read: the program exited with ${code}`);
}
