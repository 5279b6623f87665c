import type { FileType } from '../../contract/api/conversation-limits.ts';
import { endingOf } from './name.ts';
import { zipEntries } from './zip-entries.ts';

/** As much of a file as is looked at for how it begins, in bytes: so far into it Acrobat looks for a PDF. */
const HEAD = 1024;

const beginsWith = (head: Buffer, signature: string, at = 0) =>
  head.toString('latin1', at, at + signature.length) === signature;

/** Whether a file is one of a family that names its kinds in a box at its beginning (ISO/IEC 14496-12, 4.3). */
const hasBrand = (head: Buffer, brands: RegExp) =>
  beginsWith(head, 'ftyp', 4) &&
  head
    .toString('latin1', 8, head.readUInt32BE(0))
    .match(/.{4}/gs)
    ?.some((brand) => brands.test(brand)) === true;

/** How files begin that are no text. */
const BEGINNINGS: readonly (readonly [FileType, (head: Buffer) => boolean])[] = [
  ['image/png', (head) => beginsWith(head, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => beginsWith(head, '\xff\xd8\xff')],
  ['image/webp', (head) => beginsWith(head, 'RIFF') && beginsWith(head, 'WEBP', 8)],
  ['image/avif', (head) => hasBrand(head, /^avi[fs]$/)],
  ['image/heic', (head) => hasBrand(head, /^(hei[cmsx]|hev[cmsx]|m[is]f1)$/)],
  // After a byte order mark, or the line that a script has left before it.
  ['application/pdf', (head) => /^(\xef\xbb\xbf)?\s*%PDF-/.test(head.toString('latin1'))],
];

/** What is somewhere in the first bytes of a PDF, whatever stands before it. */
const LATE_PDF = /%PDF-[12]\.\d/;

const ZIP = 'PK\x03\x04';
/** Word, Excel and PowerPoint until 2003, and with a password until today. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** The part that a zip of Office has, besides the list of its types. Word in a browser numbers it. */
const OFFICE: readonly (readonly [FileType, RegExp])[] = [
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

/** What can be run in a zip of Office, and the tables in binary, whose parts cannot be told. */
const MACROS = /(^|\/)vbaproject\.bin$|^xl\/(macrosheets\/|workbook\.bin$)/;

/** What a file is; `risky office` for files of Office that may run something, or hide whether they do. */
type Kind = FileType | 'risky office' | undefined;

/** What a file is that is no text, by how it begins; undefined for all others. */
export const typeByBeginning = (file: Uint8Array): FileType | undefined => {
  const head = Buffer.from(file.subarray(0, HEAD));
  return BEGINNINGS.find(([, isIt]) => isIt(head))?.[0];
};

async function kindOfZip(path: string): Promise<Kind> {
  // The names of parts are the same in capitals (ECMA-376-2, 6.2.2.3).
  const names = (await zipEntries(path)).map((name) => name.replaceAll('\\', '/').toLowerCase());
  if (!names.includes('[content_types].xml')) return undefined;
  if (names.some((name) => MACROS.test(name))) return 'risky office';
  return OFFICE.find(([, part]) => names.some((name) => part.test(name)))?.[0];
}

/** Takes bytes as they come in, and at last none; returns whether they are a text so far. */
type Reading = (chunk?: Buffer) => boolean;

/** No text has control characters, but for tabs, ends of lines and pages, and the end of a file of DOS. */
const isControl = (byte: number) =>
  byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte));
const CONTROL_OR_UNASSIGNED = /[[\p{Cc}\p{Cn}]--\s]/v;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]/u;

/** UTF-8, Windows-874, TIS-620, Windows-1252, Mac Roman: they differ in bytes that no binary file does without. */
const ofBytes: Reading = (chunk) => chunk?.some(isControl) !== true;

/** UTF-16. Without a byte order mark nearly everything could be Chinese; then it has to be Latin or Thai. */
function ofPairs(encoding: string): Reading {
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
 * Tells what a file is by its bytes as they come in, whatever it is called. Nothing is unpacked or decoded but text: a
 * picture that says it has a million pixels a side costs nothing here.
 */
export function kindDetector() {
  let head = Buffer.alloc(0);
  let readings = [ofBytes, ofPairs('utf-16le'), ofPairs('utf-16be')];
  const read: Reading = (chunk) => {
    readings = readings.filter((reading) => reading(chunk));
    return readings.length > 0;
  };

  return {
    see: (chunk: Buffer): void => {
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
      read(chunk);
    },
    /**
     * What it is, once all of it has been seen; undefined for what is not taken.
     * @param name tells a table from another text, and a PDF from a text about one
     * @param path where it has been written
     */
    kind: async (name: string, path: string): Promise<Kind> => {
      const type = typeByBeginning(head);
      if (type !== undefined) return type;
      if (beginsWith(head, ZIP)) return kindOfZip(path);
      if (beginsWith(head, COMPOUND)) return 'risky office';
      const ending = endingOf(name);
      const isText = read();
      if (LATE_PDF.test(head.toString('latin1')) && (ending === 'pdf' || !isText)) {
        return 'application/pdf';
      }
      if (!isText) return undefined;
      return ending === 'csv' ? 'text/csv' : 'text/plain';
    },
  };
}
