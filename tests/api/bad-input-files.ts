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

/** A file in an archive, which may say that it is larger than it is. */
type Packed = readonly [name: string, data?: Buffer, says?: number];

/** An archive, with the list of its files at its end. */
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

/** A file of Office with these parts. */
export const office = (...parts: readonly Packed[]) =>
  zip(['[Content_Types].xml'], ['_rels/.rels'], ...parts);

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
  'PDF in small letters': '%pdf-1.7\n\0',
  'NUL alone': '\0',
  'a text with NUL at its end': 'hello\0',
  'a text that moves the cursor': '\x1b[2J\x1b[31mred',
  'a text that rings': 'bell\x07',
  'a text with DEL': 'a\x7fb',
  'UTF-16 with NUL': '\xff\xfeh\0\0\0l\0l\0o\0',
  'UTF-16 with half a character': '\xff\xfe\x3d\xd8h\0i\0',
  'UTF-16 without a mark, which would be Chinese': '\0\x4e\x8b\x4e',
  'UTF-32': '\xff\xfe\0\0h\0\0\0',
};

const AVIF = '\0\0\0\x18ftypavif\0\0\0\0mif1avif';
const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const HALF_A_JPEG = '\xff\xd8';

/** Pictures of other kinds, and what is nearly one. */
const PICTURES: Readonly<Record<string, string>> = {
  GIF: 'GIF89a\x01\0\x01\0\x80\0\0',
  BMP: 'BM\x3a\0\0\0\0\0',
  TIFF: 'II*\0\x08\0\0\0',
  icon: '\0\0\x01\0\x01\0',
  Photoshop: '8BPS\0\x01\0\0',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'WebP with a letter wrong': 'RIFF\x24\0\0\0WEBQVP8 \0',
  'PNG as a text carried over': '\x89PNG\n\x1a\n\0\0\0\x0dIHDR',
  'PNG after a blank': ' \x89PNG\r\n\x1a\n\0\0\0',
};

const named = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([title, text]): File => [title, latin(text)]);

/** Pictures that an account does not have. */
export const OTHER_PICTURES = named({
  ...PICTURES,
  AVIF,
  HEIC,
  'half of how a JPEG begins': HALF_A_JPEG,
});

/** Names for more than 1 MB. */
const longList = Array.from(
  { length: 20 },
  (_, index) => [`${index}`.padEnd(60_000, 'x')] as const,
);

/** Files that do not go with a message. */
export const REFUSED: readonly File[] = [
  ...named(BEGINNINGS),
  ...named(PICTURES),
  ['a zip', zip(['a.txt', Buffer.from('hello')])],
  ['a bomb in a zip', zip(['zeros', zeros(3_000_000)])],
  ['a zip that says it holds 4 GB', zip(['zeros', zeros(1000), 0xffffffff])],
  ['a zip with a path', zip(['../../../etc/cron.d/x', Buffer.from('x')])],
  ['types of Word without a document', office(['word/styles.xml'])],
  ['a document of Word without types', zip(['word/document.xml', zeros(3_000_000)])],
  ['a document of Word without its list', office(['word/document.xml']).subarray(0, -22)],
  ['a document of Word without its beginning', office(['word/document.xml']).subarray(40)],
  ['a document of Word with macros', office(['word/document.xml'], ['word/vbaProject.bin'])],
  ['a table of Excel in binary', office(['xl/workbook.bin'])],
  ['a zip with a list that is too long', office(...longList, ['xl/workbook.xml'])],
  ['a program of Android', zip(['AndroidManifest.xml', zeros(100)])],
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
    Buffer.concat([latin('\xff\xd8\xff\xe0'), zip(['a', zeros(9)])]),
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
  ['a PDF after something', latin('x%PDF-1.7\n\0'), 'pdf'],
  ['a page and program with a PDF in it', latin('MZ\0<script>alert(1)</script>%PDF-1.7'), 'pdf'],
  ['a photo of an iPhone', latin(HEIC), 'heic'],
  ['AVIF', latin(AVIF), 'avif'],
  ['a bomb in a document of Word', office(['word/document.xml', zeros(3_000_000)]), 'docx'],
  [
    'a table of Excel that says it holds 4 GB',
    office(['xl/workbook.xml', zeros(9), 0xffffffff]),
    'xlsx',
  ],
  [
    'a presentation that is a page, too',
    office(['ppt/presentation.xml', Buffer.from('<script>alert(1)</script>')], ['index.html']),
    'pptx',
  ],
  ['UTF-16', latin('\xff\xfeh\0e\0l\0l\0o\0'), 'txt'],
  ['Windows-1252, and no Thai of Windows', latin('A\xff\xfe'), 'txt'],
  ['half of how a JPEG begins', latin(HALF_A_JPEG), 'txt'],
  ['a page in UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le'), 'txt'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'txt'],
  ['SVG', Buffer.from('<svg onload="alert(1)"/>'), 'txt'],
  ['a table of formulas', Buffer.from('=cmd|"/c calc"!A1,+1,-1,@1'), 'txt'],
  ['laughs in XML', Buffer.from('<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>'), 'txt'],
];
