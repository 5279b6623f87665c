import { crc32, deflateSync, gzipSync } from 'node:zlib';

/** A file with what it is called in the report of a test. */
export type File = readonly [title: string, bytes: Buffer];

/** Bytes, by the characters that they are in Latin-1. */
export const latin = (text: string) => Buffer.from(text, 'latin1');

/** A piece of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one bit a pixel. */
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

/** Nothing, which packs well. */
export const zeros = (size: number) => Buffer.alloc(size);
/** A picture. */
export const SMALL = png(8, 8, zeros(16));

/** An archive with one file, which says that it is larger than it is. */
function zip(name: string, data: Buffer, says = data.length): Buffer {
  const packed = deflateSync(data).subarray(2, -4);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(data), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(says, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, latin(name), packed]);
}

/** What a system runs, packs or plays, by how it begins. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'a program of Windows': 'MZ\x90\0\x03\0',
  'a program of Linux': '\x7fELF\x02\x01\x01\0',
  'a program of macOS': '\xcf\xfa\xed\xfe\x07\0',
  'a class of Java': '\xca\xfe\xba\xbe\0\0\0\x34',
  WebAssembly: '\0asm\x01\0\0\0',
  'a Flash film': 'CWS\x0a\0\0\0\0',
  'a shortcut of Windows': 'L\0\0\0\x01\x14\x02\0',
  'a cabinet': 'MSCF\0\0\0\0',
  '7z': "7z\xbc\xaf'\x1c\0\x04",
  RAR: 'Rar!\x1a\x07\x01\0',
  bzip2: 'BZh91AY&SY\0\0\0',
  xz: '\xfd7zXZ\0\0\x04',
  Zstandard: '\x28\xb5\x2f\xfd\x04\0',
  LZ4: '\x04\x22\x4d\x18\0',
  tar: `${'file'.padEnd(100, '\0')}0000644\0${'\0'.repeat(149)}ustar\0`,
  'an image of a disk': `${'\0'.repeat(512)}CD001`,
  'a document of old Word': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'a database': 'SQLite format 3\0',
  MP4: '\0\0\0\x18ftypmp42\0\0\0\0',
  MP3: 'ID3\x04\0\0\0\0\0\x23',
  Ogg: 'OggS\0\x02\0\0',
  WAV: 'RIFF\x24\0\0\0WAVEfmt ',
  'PDF after something': 'x%PDF-1.7\n\0',
  'PDF in small letters': '%pdf-1.7\n\0',
  'NUL alone': '\0',
  'a text with NUL at its end': 'hello\0',
  'a text that moves the cursor': '\x1b[2J\x1b[31mred',
  'a text that rings': 'bell\x07',
  'a text with DEL': 'a\x7fb',
  'UTF-16': '\xff\xfeh\0e\0l\0l\0o\0',
  'UTF-32': '\xff\xfe\0\0h\0\0\0',
  'no UTF-8, and no Thai of Windows': 'A\xff\xfe',
  'UTF-8 that is cut off, with a byte that no code has': '\xe0\xb8\xff',
};

/** Pictures of other kinds, and what is nearly one. */
const PICTURES: Readonly<Record<string, string>> = {
  GIF: 'GIF89a\x01\0\x01\0\x80\0\0',
  BMP: 'BM\x3a\0\0\0\0\0',
  TIFF: 'II*\0\x08\0\0\0',
  icon: '\0\0\x01\0\x01\0',
  AVIF: '\0\0\0\x20ftypavif\0\0\0\0',
  HEIC: '\0\0\0\x18ftypheic\0\0\0\0',
  Photoshop: '8BPS\0\x01\0\0',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'WebP with a letter wrong': 'RIFF\x24\0\0\0WEBQVP8 \0',
  'PNG as a text carried over': '\x89PNG\n\x1a\n\0\0\0\x0dIHDR',
  'PNG after a blank': ' \x89PNG\r\n\x1a\n\0\0\0',
  'half of how a JPEG begins': '\xff\xd8',
};

const named = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([title, text]): File => [title, latin(text)]);

/** Pictures that are not taken. */
export const OTHER_PICTURES = named(PICTURES);

/** Files that do not go with a message. */
export const REFUSED: readonly File[] = [
  ...named(BEGINNINGS),
  ...OTHER_PICTURES,
  ['a zip', zip('a.txt', Buffer.from('hello'))],
  ['a bomb in a zip', zip('zeros', zeros(3_000_000))],
  ['a zip that says it holds 4 GB', zip('zeros', zeros(1000), 0xffffffff)],
  ['a zip with a path', zip('../../../etc/cron.d/x', Buffer.from('x'))],
  ['a document of Word', zip('[Content_Types].xml', Buffer.from('<Types/>'))],
  ['a bomb in a document of Word', zip('word/document.xml', zeros(3_000_000))],
  ['a table of Excel', zip('xl/workbook.xml', Buffer.from('<workbook/>'))],
  ['a program of Android', zip('AndroidManifest.xml', zeros(100))],
  ['gzip', gzipSync('hello')],
  ['a bomb in gzip', gzipSync(zeros(3_000_000))],
  ['a bomb in a bomb', gzipSync(gzipSync(zeros(3_000_000)))],
  ['zlib', deflateSync(zeros(100_000))],
];

/** Files that do, whatever else they may be. Nothing here takes them apart. */
export const TAKEN: readonly (readonly [title: string, bytes: Buffer, ending: string])[] = [
  ['a PNG', SMALL, 'png'],
  ['a PNG that says it is huge', png(0x7fffffff, 0x7fffffff, zeros(9)), 'png'],
  ['a PNG that is a page, too', Buffer.concat([SMALL, latin('<script>alert(1)</script>')]), 'png'],
  [
    'a JPEG that is an archive, too',
    Buffer.concat([latin('\xff\xd8\xff\xe0'), zip('a', zeros(9))]),
    'jpg',
  ],
  ['a WebP', latin('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a PDF', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), 'pdf'],
  [
    'a bomb in a PDF',
    Buffer.concat([
      latin('%PDF-1.7\n1 0 obj<</Filter/FlateDecode>>stream\n'),
      deflateSync(zeros(3_000_000)),
    ]),
    'pdf',
  ],
  [
    'a PDF that runs something',
    latin('%PDF-1.7\n<</OpenAction<</S/JavaScript/JS(app.alert())>>>>'),
    'pdf',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'txt'],
  ['SVG', Buffer.from('<svg onload="alert(1)"/>'), 'txt'],
  ['a table of formulas', Buffer.from('=cmd|"/c calc"!A1,+1,-1,@1'), 'txt'],
  ['laughs in XML', Buffer.from('<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>'), 'txt'],
];
