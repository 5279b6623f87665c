import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FILE_MAX, type FileType } from '../../contract/api/conversation-limits.ts';
import { messages } from '../../contract/api/messages.ts';
import { ApiError } from '../errors.ts';
import { kindDetector } from './kind.ts';

/** The folder of the files that go with messages. */
export const attachmentFolder = (dataDir: string): string => join(dataDir, 'attachments');

/** A file that is on the disk whole, but not yet in its place. */
export interface Received {
  file: string;
  type: FileType;
  size: number;
  /** Puts it into its place. */
  settle: () => Promise<void>;
  /** Removes it, before it has been put there. */
  discard: () => Promise<void>;
}

/**
 * Takes a file in as it comes, under a name of its own.
 * @param name what its sender calls it
 * @throws ApiError when it is too large, empty, cut off or of a kind that is not taken; then nothing is left of it
 */
export async function receive(dataDir: string, body: Readable, name: string): Promise<Received> {
  const folder = attachmentFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = randomBytes(24).toString('base64url');
  const place = join(folder, file);
  const part = `${place}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    const { type, size } = await copy(body, handle, name);
    await handle.sync();
    return {
      file,
      type,
      size,
      settle: async () => {
        await rename(part, place);
        await syncFolder(folder);
      },
      discard: () => rm(part, { force: true }),
    };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function copy(body: Readable, handle: FileHandle, name: string) {
  const detector = kindDetector();
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > FILE_MAX) throw new ApiError(413, messages.tooLarge);
    detector.see(chunk);
    await handle.writeFile(chunk);
  }
  if (size === 0) throw new ApiError(400, messages.invalid);
  const type = detector.kind(name);
  if (type === undefined) throw new ApiError(415, messages.wrongKind);
  return { type, size };
}

/** What comes in. Whoever stops halfway still wants an answer, so the connection stays. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    // A client that is gone is no fault of ours.
    throw new ApiError(400, messages.invalid);
  }
}

/** A file that has its name in the folder is there after a loss of power, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
