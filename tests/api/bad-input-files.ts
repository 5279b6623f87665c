import { crc32, deflateSync } from 'node:zlib';

/** Returns the bytes of Latin-1 characters. */
export const latin = (text: string) => Buffer.from(text, 'latin1');

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG with one bit per pixel. */
export function png(width: number, height: number, data: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const zeros = (size: number) => Buffer.alloc(size);
export const SMALL = png(8, 8, zeros(16));

/** A file in an archive, which may declare a larger size than it has. */
type Packed = readonly [name: string, data?: Buffer, says?: number];

/** Returns an archive with the list of its files at its end. */
export function zip(...files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [title, data = Buffer.from('x'), says = data.length] of files) {
    const name = Buffer.from(title);
    const packed = deflateSync(data).subarray(2, -4);
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    head.copy(entry, 6, 4);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, name, packed);
    list.push(entry, name);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...list, end]);
}

export const office = (...parts: readonly Packed[]) =>
  zip(['[Content_Types].xml'], ['_rels/.rels'], ...parts);
