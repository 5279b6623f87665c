import { createHash, randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FILE_MAX, type FileType } from '../../contract/api/conversation-limits.ts';
import { Refusal } from '../../contract/api/messages.ts';
import { kindDetector } from './kind.ts';
import { fileName } from './name.ts';

/** Returns the folder of the files attached to messages. */
export const attachmentFolder = (dataDir: string): string => join(dataDir, 'attachments');

/** A file that is complete on disk but not yet at its final path. */
interface PartFile {
  /** The path of the temporary file. */
  part: string;
  size: number;
  discard: () => Promise<void>;
}

export interface ReceivedFile extends PartFile {
  /** Its name in the folder. */
  file: string;
  /** The file name offered to people who download it. */
  name: string;
  type: FileType;
  /** The hash of its content. */
  digest: string;
  /** Moves it to its final path. */
  settle: () => Promise<void>;
}

/**
 * Receives a file as it arrives and stores it under a generated name.
 * @param name the sender's name for the file
 * @throws Refusal when it is too large, empty, incomplete or of a kind that is not accepted; nothing of it remains
 */
export async function receiveFile(dataDir: string, body: Readable, name: string) {
  const folder = attachmentFolder(dataDir);
  const file = randomBytes(24).toString('base64url');
  const place = join(folder, file);
  const detector = kindDetector();
  const hash = createHash('sha256');
  const received = await receivePartFile(dataDir, body, FILE_MAX, {
    name: file,
    see: (chunk) => {
      detector.push(chunk);
      hash.update(chunk);
    },
  });
  const { part, size } = received;
  const discard = async () => {
    await received.discard();
    await rm(place, { force: true });
  };
  try {
    if (size === 0) throw new Refusal('invalid');
    const type = await detector.kind(name, part);
    if (type === undefined) throw new Refusal('wrongKind');
    if (type === 'risky office') throw new Refusal('riskyOffice');
    await syncToDisk(part);
    return {
      ...received,
      discard,
      file,
      name: fileName(name, type),
      type,
      digest: hash.digest('base64url'),
      settle: async () => {
        await rename(part, place);
        await syncToDisk(folder);
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Writes a body to a new part file as it arrives. If the server is killed, retention removes the rest.
 * @param max maximum size in bytes
 * @throws Refusal when it is too large or incomplete; nothing of it remains
 */
export async function receivePartFile(
  dataDir: string,
  body: Readable,
  max: number,
  { name = randomBytes(24).toString('base64url'), see = (_chunk: Buffer): void => {} } = {},
): Promise<PartFile> {
  const part = join(attachmentFolder(dataDir), `${name}.part`);
  const discard = () => rm(part, { force: true });
  await using handle = await open(part, 'wx', 0o600);
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
  }
}

/**
 * Returns the chunks of a body. The connection stays open, because a sender who stops halfway still expects an answer.
 */
export async function* chunksOf(body: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    // A client that disconnected is not our error.
    throw new Refusal('invalid');
  }
}

/** Syncs a file, or the names in a folder, to disk, so that it survives a power loss. */
async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
