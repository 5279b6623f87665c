import type { FileType } from '../../contract/api/conversation-limits.ts';

/** How files begin that are no text. */
const BEGINNINGS: readonly (readonly [FileType, (head: Buffer) => boolean])[] = [
  ['image/png', (head) => head.indexOf('\x89PNG\r\n\x1a\n', 0, 'latin1') === 0],
  ['image/jpeg', (head) => head.indexOf('\xff\xd8\xff', 0, 'latin1') === 0],
  [
    'image/webp',
    (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  ],
  ['application/pdf', (head) => head.indexOf('%PDF-', 0, 'latin1') === 0],
];

/** As much of a file as it is known by. */
const HEAD = 12;

/** What a file is that is no text, by how it begins; undefined for all others. */
export const typeByBeginning = (file: Uint8Array): FileType | undefined => {
  const head = Buffer.from(file.subarray(0, HEAD));
  return BEGINNINGS.find(([, isIt]) => isIt(head))?.[0];
};

/** UTF-8, and what Excel writes on a Thai Windows. */
const ENCODINGS = ['utf-8', 'windows-874'];

/** Whether no text has this byte: a control character that is not the end of a line or a tab. */
const isControl = (byte: number) =>
  (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;

/**
 * Tells what a file is by its bytes as they come in, whatever it is called. Nothing is decoded but text: a picture
 * that says it has a million pixels a side costs nothing here.
 */
export function kindDetector() {
  let head = Buffer.alloc(0);
  let hasControl = false;
  let decoders = ENCODINGS.map((encoding) => new TextDecoder(encoding, { fatal: true }));

  /** Leaves the encodings in which the bytes are a text. */
  const decode = (chunk?: Buffer) => {
    decoders = decoders.filter((decoder) => {
      try {
        decoder.decode(chunk, { stream: chunk !== undefined });
        return true;
      } catch {
        return false;
      }
    });
  };

  return {
    see: (chunk: Buffer): void => {
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
      if (hasControl) return;
      hasControl = chunk.some(isControl);
      if (!hasControl) decode(chunk);
    },
    /**
     * What it is, once all of it has been seen; undefined for what is not taken.
     * @param name tells a table from another text
     */
    kind: (name: string): FileType | undefined => {
      const type = typeByBeginning(head);
      if (type !== undefined) return type;
      decode();
      if (hasControl || decoders.length === 0) return undefined;
      return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
    },
  };
}
