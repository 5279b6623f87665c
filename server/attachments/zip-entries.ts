import { open } from 'node:fs/promises';

/**
 * The entries of a zip are listed in its central directory; a record at the end of the file gives its position
 * (APPNOTE.TXT, 4.3.12 and 4.3.16).
 */
const END = { signature: 'PK\x05\x06', size: 22, commentMax: 0xffff, length: 12, offset: 16 };
const ENTRY = { signature: 0x02014b50, size: 46, name: 28, extra: 30, comment: 32 };

/** The maximum size of a directory that is read, in bytes: about ten thousand names. */
const LIST_MAX = 1024 * 1024;

/**
 * Reads the names of a zip's entries from its central directory; nothing is unpacked.
 * @returns no names when the file has no complete directory, or one of more than 1 MB
 */
export async function zipEntries(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tailSize = Math.min(size, END.size + END.commentMax);
    const tail = await read(size - tailSize, tailSize);
    const end = tail.lastIndexOf(END.signature, tail.length - END.size, 'latin1');
    if (end < 0) return [];
    const length = tail.readUInt32LE(end + END.length);
    const offset = tail.readUInt32LE(end + END.offset);
    return length > LIST_MAX || offset + length > size ? [] : namesIn(await read(offset, length));
  } finally {
    await file.close();
  }
}

function namesIn(list: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (at + ENTRY.size <= list.length && list.readUInt32LE(at) === ENTRY.signature) {
    const start = at + ENTRY.size;
    const end = start + list.readUInt16LE(at + ENTRY.name);
    names.push(list.toString('utf8', start, end));
    at = end + list.readUInt16LE(at + ENTRY.extra) + list.readUInt16LE(at + ENTRY.comment);
  }
  return at === list.length ? names : [];
}
