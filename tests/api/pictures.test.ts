import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { PICTURE_MAX, PICTURE_SIDE } from '../../contract/api/picture-limits.ts';
import { attachmentFolder } from '../../server/attachments/files.ts';
import { PIXELS_MAX, SCANS_MAX } from '../../server/pictures/bounds.ts';
import { signUp } from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { chunk, latin, png, SMALL, zeros } from './bad-input-files.ts';

signInAda();

const red = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#b3203a' } });

const send = (payload: Buffer, type = 'image/png', bearer = token) =>
  app.server.inject({
    method: 'PUT',
    url: '/api/me/picture',
    remoteAddress: '192.0.2.1',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    payload,
  });

const get = (url: string) => app.server.inject({ url, remoteAddress: '192.0.2.1' });
const image = async (bearer = token) => (await asAda('me', { token: bearer })).body.image;
const stored = () => app.store.db.selectFrom('picture').select(['id', 'userId']).execute();

test('stores a picture small, upright and without metadata', async () => {
  // White above and red below, as from a camera held sideways.
  const white = { create: { width: 40, height: 40, channels: 3, background: 'white' } } as const;
  const upright = red(40, 80)
    .composite([{ input: white, top: 0, left: 0 }])
    .png();
  const tall = await sharp(await upright.toBuffer())
    .rotate(-90)
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Ada' } } })
    .toBuffer();
  expect(tall.includes('Ada')).toBe(true);
  const answer = await send(tall, 'image/jpeg');
  expect(answer.statusCode).toBe(200);
  const { image: address } = answer.json();
  expect(address).toMatch(/^\/api\/pictures\/[\w-]{22}$/);
  expect(await image()).toBe(address);

  const picture = await get(address);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const storedPicture = await sharp(picture.rawPayload).metadata();
  expect(storedPicture).toMatchObject({
    format: 'webp',
    width: PICTURE_SIDE,
    height: PICTURE_SIDE,
  });
  expect(storedPicture.exif).toBeUndefined();
  expect(storedPicture.orientation).toBeUndefined();
  const [top, bottom] = await Promise.all(
    [0, PICTURE_SIDE - 9].map(async (y) => {
      const area = { left: 9, top: y, width: 200, height: 9 };
      const part = await sharp(picture.rawPayload).extract(area).toBuffer();
      const { channels } = await sharp(part).stats();
      return channels[1]?.mean ?? 0;
    }),
  );
  expect(top).toBeGreaterThan(200);
  expect(bottom).toBeLessThan(90);
});

test('replaces the previous picture, whose address then returns 404', async () => {
  const first = (await send(await red(40).png().toBuffer())).json().image;
  const second = (await send(await red(50).webp().toBuffer(), 'image/webp')).json().image;
  expect(second).not.toBe(first);
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);

  expect((await asAda('removePicture')).status).toBe(200);
  expect(await image()).toBeNull();
  expect((await get(second)).statusCode).toBe(404);
  expect((await asAda('removePicture')).status).toBe(200);
});

test('keeps one of several concurrent pictures and shows that one', async () => {
  const file = await red(40).png().toBuffer();
  const answers = await Promise.all([1, 2].map(() => send(file)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [only, ...more] = await stored();
  expect(more).toEqual([]);
  expect(await image()).toBe(`/api/pictures/${only?.id}`);
});

/** A picture that is uploaded until it is ended. */
function openUpload(beginning: Buffer) {
  const body = new Readable({ read: () => {} });
  body.push(beginning);
  return { body, answer: send(body as unknown as Buffer) };
}
const parts = () => readdir(attachmentFolder(app.dataDir)).catch(() => []);

test('stores an incoming picture on disk until it is read, at most two per account', async () => {
  // Not pictures, so that no process has to read them.
  const file = Buffer.from('hello');
  const two = [openUpload(file), openUpload(file)];
  await expect.poll(parts).toHaveLength(2);
  const third = await send(file);
  expect([third.statusCode, third.json()]).toEqual([429, { message: messages.tooMany }]);
  // Other accounts are not held up.
  const bob = await signUp(app.server, 'bob@example.com');
  expect((await send(file, 'image/png', bob)).statusCode).toBe(400);
  for (const { body } of two) body.push(null);
  for (const { answer } of two) expect((await answer).statusCode).toBe(400);
  expect(await parts()).toEqual([]);
  expect((await send(file)).statusCode).toBe(400);
});

test('leaves nothing of a picture that is removed while it is uploaded', async () => {
  const { body, answer } = openUpload(await red(40).png().toBuffer());
  await expect.poll(parts).toHaveLength(1);
  const removed = asAda('removePicture');
  body.push(null);
  expect((await answer).statusCode).toBe(200);
  expect((await removed).status).toBe(200);
  expect(await image()).toBeNull();
  expect(await stored()).toEqual([]);
});

/** Returns a progressive JPEG of 8 × 8 pixels with the given number of scans, none of which adds anything. */
function withScans(count: number): Buffer {
  const u16 = (number: number) => [number >> 8, number & 255];
  // One code of one bit.
  const table = (kind: number, symbol: number) => [
    0xff,
    0xc4,
    ...u16(20),
    kind,
    1,
    ...Array(15).fill(0),
    symbol,
  ];
  const scan = (from: number, to: number) => [0xff, 0xda, ...u16(8), 1, 1, 0, from, to, 0, 0];
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xdb, ...u16(67), 0, ...Array(64).fill(1)],
    ...[0xff, 0xc2, ...u16(11), 8, ...u16(8), ...u16(8), 1, 1, 0x11, 0],
    ...[...table(0, 0), ...table(0x10, 0), ...scan(0, 0)],
    ...Array.from({ length: count - 1 }, () => scan(1, 63)).flat(),
    ...[0xff, 0xd9],
  ]);
}

test('does not decode a JPEG with more scans than programs write', async () => {
  expect((await send(withScans(SCANS_MAX), 'image/jpeg')).statusCode).toBe(200);
  const answer = await send(withScans(SCANS_MAX + 1), 'image/jpeg');
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: messages.notAPicture }]);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const NO_PICTURES: readonly [string, string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', 'image/png', () => Buffer.alloc(0)],
  ['SVG that says it is a PNG', 'image/png', () => Buffer.from(SVG)],
  ['GIF', 'image/png', () => red(20).gif().toBuffer()],
  [
    'the beginning of a JPEG',
    'image/jpeg',
    async () => (await red(999).jpeg().toBuffer()).subarray(0, 900),
  ],
  ['a PNG and then SVG', 'image/png', () => Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1')],
  [
    'more pixels than it may have',
    'image/png',
    () =>
      red(Math.sqrt(PIXELS_MAX) + 1)
        .png()
        .toBuffer(),
  ],
];

const bomb = chunk('iCCP', Buffer.concat([latin('a\0\0'), deflateSync(zeros(20_000_000))]));

test.each([
  ['more data than pixels', png(8, 8, zeros(20_000_000))],
  ['a compression bomb in its colors', png(8, 8, zeros(16), bomb)],
  ['a web page appended', Buffer.concat([SMALL, latin('<script>alert(1)</script>')])],
])('stores a small picture, or none, of one with %s', async (_, payload) => {
  const { statusCode } = await send(payload);
  const storedPictures = await app.store.db.selectFrom('picture').select('webp').execute();
  expect([200, 400]).toContain(statusCode);
  expect(storedPictures).toHaveLength(statusCode === 200 ? 1 : 0);
  for (const { webp } of storedPictures) {
    expect(webp.byteLength).toBeLessThan(10_000);
    expect(Buffer.from(webp).includes('alert')).toBe(false);
  }
});

test('refuses an invalid picture and keeps the old one', async () => {
  const before = (await send(await red(40).png().toBuffer())).json().image;
  for (const [what, type, file] of NO_PICTURES) {
    const answer = await send(await file(), type);
    const outcome = [what, answer.statusCode, answer.json()];
    expect(outcome).toEqual([what, 400, { message: messages.notAPicture }]);
    expect(await image()).toBe(before);
  }
});

test('refuses other types and files that are too large without reading them', async () => {
  for (const type of ['', 'image/svg+xml', 'image/gif', 'image/*', 'multipart/form-data']) {
    expect((await send(Buffer.from(SVG), type)).statusCode).toBe(415);
  }
  expect((await send(Buffer.alloc(PICTURE_MAX + 1))).statusCode).toBe(413);
  expect((await asAda('setPicture')).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('limits pictures to twenty per hour', async () => {
  const wrong = Buffer.from('hello');
  for (let count = 0; count < 20; count++) expect((await send(wrong)).statusCode).toBe(400);
  const answer = await send(wrong);
  expect([answer.statusCode, answer.json().message]).toEqual([429, messages.tooMany]);
});
