import { Readable } from 'node:stream';
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FILE_MAX, type FileType } from '../../contract/api/conversation-limits.ts';
import { messages } from '../../contract/api/messages.ts';
import { latin, office, png, SMALL, zeros, zip } from './bad-input-files.ts';
import { company, PNG } from './conversing.ts';

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const POWERPOINT = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const SCRIPT = '<script>alert(1)</script>';
const text = (size: number) => Buffer.alloc(size, 'thread\n');
const bombIn = (beginning: string) =>
  Buffer.concat([latin(beginning), deflateSync(zeros(3_000_000))]);
const byteByByte = (bytes: Buffer) => Readable.from(Array.from(bytes, (byte) => Buffer.of(byte)));

/** Files as written by Office programs, phones and other systems, and the names under which they are stored. */
const ACCEPTED: readonly [name: string, bytes: Buffer | string, type: FileType, kept: string][] = [
  ['plan.png', PNG, 'image/png', 'plan.png'],
  ['a.JPG', latin('\xff\xd8\xff\xe0x'), 'image/jpeg', 'a.jpg'],
  ['ภาพ.webp', latin('RIFF\0\0\0\0WEBPVP8 '), 'image/webp', 'ภาพ.webp'],
  ['IMG_0042.HEIC', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic', 'IMG_0042.heic'],
  ['a.HIF', latin('\0\0\0\x18ftypmif1\0\0\0\0mif1heix'), 'image/heic', 'a.hif'],
  ['a.avif', latin('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'), 'image/avif', 'a.avif'],
  ['ใบเสนอราคา.pdf', '%PDF-1.7\n\0\x01', PDF, 'ใบเสนอราคา.pdf'],
  ['after a line.pdf', '\r\n%PDF-1.4\n', PDF, 'after a line.pdf'],
  ['after a text.PDF', `${'x'.repeat(900)}%PDF-1.4\n`, PDF, 'after a text.pdf'],
  ['about a PDF.txt', 'A PDF begins with %PDF-1.7', 'text/plain', 'about a PDF.txt'],
  ['สัญญา.DOCX', office(['word/document.xml']), WORD, 'สัญญา.docx'],
  ['old.docx', zip(['Word\\Document.xml'], ['[content_types].xml']), WORD, 'old.docx'],
  ['sums', office(['xl/workbook.xml']), EXCEL, 'sums.xlsx'],
  ['slides.pptx', office(['ppt/presentation.xml']), POWERPOINT, 'slides.pptx'],
  ['README', 'Hello', 'text/plain', 'README.txt'],
  ['from DOS.txt', 'a page\fand another\r\n\x1a', 'text/plain', 'from DOS.txt'],
  ['sums.CSV', 'a;b\n1;2', 'text/csv', 'sums.csv'],
  ['ยอด TIS-620.csv', latin('\xa1\xd2,1'), 'text/csv', 'ยอด TIS-620.csv'],
  ['Windows-874.csv', latin('\x93\xa1\xd2\x94\x85,\x80'), 'text/csv', 'Windows-874.csv'],
  ['UTF-16.txt', Buffer.from('\ufeffยอด\t日本 😀', 'utf16le'), 'text/plain', 'UTF-16.txt'],
  ['UTF-16 BE.txt', Buffer.from('\ufeffยอด\t1', 'utf16le').swap16(), 'text/plain', 'UTF-16 BE.txt'],
  ['no mark.csv', Buffer.from('ยอด,1\r\n', 'utf16le'), 'text/csv', 'no mark.csv'],
  ['evil.html', PNG, 'image/png', 'evil.html.png'],
  ['\u202egnp.exe', PNG, 'image/png', 'gnp.exe.png'],
  ['../../../etc/cron.d/x', 'x', 'text/plain', 'x.txt'],
  ['C:\\Windows\\x.txt', 'x', 'text/plain', 'x.txt'],
  ['..', 'x', 'text/plain', 'file.txt'],
  ['.htaccess', 'x', 'text/plain', 'htaccess.txt'],
  ['a";\u2028b%0d%0a.txt', 'x', 'text/plain', 'a_; b%0d%0a.txt'],
  [`${'ก'.repeat(190)}.txt`, 'x', 'text/plain', `${'ก'.repeat(100)}.txt`],
  // Nothing here is decoded or unpacked.
  ['huge.png', png(0x7fffffff, 0x7fffffff, zeros(9)), 'image/png', 'huge.png'],
  ['bomb.pdf', bombIn('%PDF-1.7\n1 0 obj<</Filter/FlateDecode>>stream\n'), PDF, 'bomb.pdf'],
  ['bomb.docx', office(['word/document.xml', zeros(3_000_000)]), WORD, 'bomb.docx'],
  ['4 GB.xlsx', office(['xl/workbook.xml', zeros(9), 0xffffffff]), EXCEL, '4 GB.xlsx'],
  // A polyglot file counts as its first type.
  ['page.png', Buffer.concat([SMALL, latin(SCRIPT)]), 'image/png', 'page.png'],
  ['page', Buffer.from(`\ufeff${SCRIPT}`, 'utf16le'), 'text/plain', 'page.txt'],
  ['image.svg', '<svg onload="alert(1)"/>', 'text/plain', 'image.svg.txt'],
];

test('detects the type of a file by its content, whatever its name', async () => {
  const { malee, server, upload } = await company();
  for (const [name, bytes, type, kept] of ACCEPTED) {
    const { statusCode, json } = await upload(malee, name, bytes);
    expect([name, statusCode]).toEqual([name, 201]);
    const { id, ...more } = json();
    expect(more).toEqual({ name: kept, type, size: Buffer.byteLength(bytes) });
    const got = await server.inject({ url: `/api/attachments/${id}`, headers: malee });
    expect(got.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(got.headers['content-type']).toBe('application/octet-stream');
    expect(got.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~%!-]+$/,
    );
  }
});

const RISKY = messages.riskyOffice;

/** Files that a system runs, unpacks or plays, Office files that may run code, and files that resemble accepted ones. */
const REFUSED: readonly [string, Buffer | string, (number | string)?][] = [
  ['old.doc', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0'), RISKY],
  ['a.docm', office(['word/document.xml'], ['word/vbaProject.bin']), RISKY],
  ['called otherwise.docx', office(['word/document.xml'], ['word/VBAPROJECT.BIN']), RISKY],
  ['a.xlsm', office(['xl/workbook.xml'], ['xl/macrosheets/sheet1.xml']), RISKY],
  ['a.xlsb', office(['xl/workbook.bin']), RISKY],
  ['a.zip', zip(['a.txt'])],
  ['a.png', gzipSync(gzipSync(zeros(3_000_000)))],
  ['a.exe', latin('MZ\x90\0\x03\0')],
  ['a.tar', latin(`${'file'.padEnd(100, '\0')}0000644\0`)],
  ['a.pdf', `${'x'.repeat(1024)}%PDF-1.7\0`],
  ['a.docx', zip(['[Content_Types].xml'], ['word/styles.xml'])],
  ['a.docx', zip(['word/document.xml', zeros(3_000_000)])],
  ['a.docx', office(['word/document.xml']).subarray(0, -22)],
  // Names of more than 1 MB.
  ['a.xlsx', office(...Array(20).fill(['x'.repeat(60_000)]), ['xl/workbook.xml'])],
  ['a.heic', latin('\0\0\0\x18ftypmp42\0\0\0\0mp41isom')],
  ['a.png', latin(' \x89PNG\r\n\x1a\n\0\0\0')],
  ['a.txt', 'text\0more'],
  ['a.txt', '\x1b[31mred'],
  ['a.txt', latin('\xff\xfeh\0\0\0l\0l\0o\0')],
  ['UTF-32.txt', latin('\xff\xfea\0\0\0')],
  ['a.txt', Buffer.concat([text(FILE_MAX - 1), Buffer.from([0xe0, 0xb8, 0])]), 413],
  ['a.txt', text(FILE_MAX + 1), 413],
  ['a.txt', '', 400],
];

test('refuses files of other types and stores nothing of them', async () => {
  const { malee, server, upload, files, store } = await company();
  for (const [name, bytes, reason = messages.wrongKind] of REFUSED) {
    const { statusCode, json } = await upload(malee, name, bytes);
    const expected = typeof reason === 'string' ? [415, reason] : [reason, expect.any(String)];
    expect([name, statusCode, json().message]).toEqual([name, ...expected]);
  }
  for (const bytes of [latin('MZ\x90\0'), office(['word/styles.xml'])]) {
    expect((await upload(malee, 'a.docx', byteByByte(bytes))).statusCode).toBe(415);
  }
  const headers = { ...malee, 'content-type': 'application/octet-stream' };
  for (const query of ['', '?name=', '?name[]=a', '?name=a&name=b']) {
    const url = `/api/attachments${query}`;
    const answer = await server.inject({ method: 'POST', url, headers, payload: 'hello' });
    expect([query, answer.statusCode]).toEqual([query, 400]);
  }
  // HTTP cuts a body off at a declared length that is too short; without one, bytes are counted.
  const chunked = Readable.from([text(FILE_MAX), Buffer.of(1)]);
  expect((await upload(malee, 'a.txt', chunked)).statusCode).toBe(413);
  for (const type of [
    '',
    'application/json',
    'application/octet-stream, text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'image/png',
  ]) {
    expect([
      type,
      (await upload(malee, 'a.txt', '{}', { 'content-type': type })).statusCode,
    ]).toEqual([type, 415]);
  }
  expect(files()).toEqual([]);
  expect(await store.db.selectFrom('attachment').select('id').execute()).toEqual([]);
  expect((await upload(malee, 'a.txt', text(FILE_MAX))).statusCode).toBe(201);
});
