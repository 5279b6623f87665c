import { open } from 'node:fs/promises';
import type { FileType } from '../../contract/api/conversation-limits.ts';
import { extensionOf } from './name.ts';

/** The number of bytes in which the signature of a file is looked for; Acrobat looks for a PDF this far into a file. */
const HEAD_MAX = 1024;

const beginsWith = (head: Buffer, signature: string, at = 0) =>
  head.toString('latin1', at, at + signature.length) === signature;

/** Whether a file belongs to the family that names its kinds in a box at the start (ISO/IEC 14496-12, 4.3). */
const hasBrand = (head: Buffer, brands: RegExp) =>
  beginsWith(head, 'ftyp', 4) &&
  head
    .toString('latin1', 8, head.readUInt32BE(0))
    .match(/.{4}/gs)
    ?.some((brand) => brands.test(brand)) === true;

/** The signatures of files that are not text. */
const SIGNATURES: readonly (readonly [FileType, (head: Buffer) => boolean])[] = [
  ['image/png', (head) => beginsWith(head, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => beginsWith(head, '\xff\xd8\xff')],
  ['image/webp', (head) => beginsWith(head, 'RIFF') && beginsWith(head, 'WEBP', 8)],
  ['image/avif', (head) => hasBrand(head, /^avi[fs]$/)],
  ['image/heic', (head) => hasBrand(head, /^(hei[cmsx]|hev[cmsx]|m[is]f1)$/)],
  // After a byte order mark, or after a line that a script has left before it.
  ['application/pdf', (head) => /^(\xef\xbb\xbf)?\s*%PDF-/.test(head.toString('latin1'))],
];

/** A PDF signature anywhere in the first bytes, whatever precedes it. */
const LATE_PDF = /%PDF-[12]\.\d/;

const ZIP = 'PK\x03\x04';
/** Word, Excel and PowerPoint files until 2003, and password-protected ones to this day. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** The part that identifies an Office zip, besides its list of types. Word on the web adds a number to it. */
const OFFICE_PARTS: readonly (readonly [FileType, RegExp])[] = [
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    /^word\/document\d*\.xml$/,
  ],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^xl\/workbook\d*\.xml$/],
  [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    /^ppt\/presentation\d*\.xml$/,
  ],
];

/** Executable parts of an Office zip, and binary spreadsheets, whose parts cannot be identified. */
const MACROS = /(^|\/)vbaproject\.bin$|^xl\/(macrosheets\/|workbook\.bin$)/;

/** The kind of a file; `risky office` for Office files that may run code, or that hide whether they do. */
type Kind = FileType | 'risky office' | undefined;

/** Returns the type of a non-text file by its signature; undefined for any other file. */
export const typeBySignature = (file: Uint8Array): FileType | undefined => {
  const head = Buffer.from(file.subarray(0, HEAD_MAX));
  return SIGNATURES.find(([, isIt]) => isIt(head))?.[0];
};

async function kindOfZip(path: string): Promise<Kind> {
  // Part names are case-insensitive (ECMA-376-2, 6.2.2.3).
  const names = (await zipEntries(path)).map((name) => name.replaceAll('\\', '/').toLowerCase());
  if (!names.includes('[content_types].xml')) return undefined;
  if (names.some((name) => MACROS.test(name))) return 'risky office';
  return OFFICE_PARTS.find(([, part]) => names.some((name) => part.test(name)))?.[0];
}

/** Takes chunks of bytes as they arrive, and at the end none; returns whether they are text so far. */
type TextCheck = (chunk?: Buffer) => boolean;

/** Whether a byte is a control character that text doesn't have; DOS marks the end of a file with 0x1a. */
const isControl = (byte: number) =>
  byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte));
const CONTROL_OR_UNASSIGNED = /[[\p{Cc}\p{Cn}]--\s]/v;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]/u;

/** Checks UTF-8 and the single-byte encodings, which have none of the bytes that binary files contain. */
const checkSingleBytes: TextCheck = (chunk) => chunk?.some(isControl) !== true;

/** Checks UTF-16. Without a byte order mark almost any data could be Chinese, so it must then be Latin or Thai. */
function checkUtf16(encoding: string): TextCheck {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let hasMark: boolean | undefined;
  return (chunk) => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      if (text !== '') hasMark ??= text.startsWith('\ufeff');
      return !CONTROL_OR_UNASSIGNED.test(text) && (hasMark === true || !FOREIGN.test(text));
    } catch {
      return false;
    }
  };
}

/**
 * Detects the kind of a file from its bytes as they arrive, whatever its name is. Only text is decoded and nothing is
 * unpacked, so a picture that claims to be a million pixels wide costs nothing here.
 */
export function kindDetector() {
  let head = Buffer.alloc(0);
  let textChecks = [checkSingleBytes, checkUtf16('utf-16le'), checkUtf16('utf-16be')];
  const checkText: TextCheck = (chunk) => {
    textChecks = textChecks.filter((reading) => reading(chunk));
    return textChecks.length > 0;
  };

  return {
    push: (chunk: Buffer): void => {
      if (head.length < HEAD_MAX)
        head = Buffer.concat([head, chunk.subarray(0, HEAD_MAX - head.length)]);
      checkText(chunk);
    },
    /**
     * Returns the kind of the complete file; undefined if it is not accepted.
     * @param name distinguishes a table from other text, and a PDF from a text about one
     * @param path of the file on disk
     */
    kind: async (name: string, path: string): Promise<Kind> => {
      const type = typeBySignature(head);
      if (type !== undefined) return type;
      if (beginsWith(head, ZIP)) return kindOfZip(path);
      if (beginsWith(head, COMPOUND)) return 'risky office';
      const ending = extensionOf(name);
      const isText = checkText();
      if (LATE_PDF.test(head.toString('latin1')) && (ending === 'pdf' || !isText)) {
        return 'application/pdf';
      }
      if (!isText) return undefined;
      return ending === 'csv' ? 'text/csv' : 'text/plain';
    },
  };
}

/** The central directory of a zip, found by a record at the end of the file (APPNOTE.TXT, 4.3.12 and 4.3.16). */
const END = { signature: 'PK\x05\x06', size: 22, commentMax: 0xffff, length: 12, offset: 16 };
const ENTRY = { signature: 0x02014b50, size: 46, name: 28, extra: 30, comment: 32 };

/** The maximum size of a directory that is read, in bytes: about ten thousand names. */
const LIST_MAX = 1024 * 1024;

/** Reads the names of a zip's entries; none if its central directory is incomplete or over 1 MB. */
async function zipEntries(path: string): Promise<string[]> {
  await using file = await open(path);
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
