import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FILE_MAX, type FileType } from '../../contract/api/conversation-limits.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { kindDetector } from './kind.ts';
import { fileName } from './name.ts';

/** The folder of the files that go with messages. */
export const attachmentFolder = (dataDir: string): string => join(dataDir, 'attachments');

/** A file that is on the disk whole, but not yet in its place. */
interface Part {
  /** Its path. */
  part: string;
  size: number;
  /** Removes it. */
  discard: () => Promise<void>;
}

/** A part whose kind is known. */
export interface Received extends Part {
  file: string;
  /** What it is called for whoever downloads it. */
  name: string;
  type: FileType;
  /** Puts it into its place. */
  settle: () => Promise<void>;
}

/**
 * Takes a file in as it comes, under a name of its own.
 * @param name what its sender calls it
 * @throws Refusal when it is too large, empty, cut off or of a kind that is not taken; then nothing is left of it
 */
export async function receive(dataDir: string, body: Readable, name: string): Promise<Received> {
  const folder = attachmentFolder(dataDir);
  const file = randomBytes(24).toString('base64url');
  const place = join(folder, file);
  const detector = kindDetector();
  const received = await receivePart(dataDir, body, FILE_MAX, { name: file, see: detector.see });
  const { part, size, discard } = received;
  try {
    if (size === 0) throw new Refusal('invalid');
    const type = await detector.kind(name, part);
    if (type === undefined) throw new Refusal('wrongKind');
    if (type === 'risky office') throw new Refusal('riskyOffice');
    await sync(part);
    return {
      ...received,
      file,
      name: fileName(name, type),
      type,
      settle: async () => {
        await rename(part, place);
        await sync(folder);
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Writes a body to a new part file as it comes. What a server that is killed leaves of it is removed by retention.
 * @param max how many bytes it may have
 * @throws Refusal when it is too large or cut off; then nothing is left of it
 */
export async function receivePart(
  dataDir: string,
  body: Readable,
  max: number,
  { name = randomBytes(24).toString('base64url'), see = (_chunk: Buffer): void => {} } = {},
): Promise<Part> {
  const part = join(attachmentFolder(dataDir), `${name}.part`);
  const discard = () => rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > max) throw new Refusal('tooLarge');
      see(chunk);
      await handle.writeFile(chunk);
    }
    return { part, size, discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await handle.close();
  }
}

/** Throws an error of the disk as out of order, like one of the database, and all others as they are. */
export function asUnavailable(error: unknown): never {
  const isOfDisk = error instanceof Error && 'syscall' in error;
  throw isOfDisk ? new Refusal('unavailable') : error;
}

/** What comes in. A sender who stops halfway still wants an answer, so the connection stays. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    // A client that is gone is no fault of ours.
    throw new Refusal('invalid');
  }
}

/** Has a file, or the names in a folder, be there after a loss of power, too. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
