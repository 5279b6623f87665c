import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SCANS_MAX } from './bounds.ts';
import { countScans } from './scans.ts';

const jpeg = (options: { progressive?: boolean } = {}) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#b3203a' } })
    .jpeg(options)
    .toBuffer();

/** Returns a JPEG segment, as used for embedded thumbnails. */
const segment = (content: Buffer) => {
  const head = Buffer.of(0xff, 0xe1, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

test('counts one scan in a baseline JPEG and about ten in a progressive one', async () => {
  expect(countScans(await jpeg())).toBe(1);
  const progressive = countScans(await jpeg({ progressive: true }));
  expect(progressive).toBeGreaterThan(5);
  expect(progressive).toBeLessThan(SCANS_MAX / 4);
});

test('skips thumbnails within a segment and counts each scan of the whole file', async () => {
  const file = await jpeg({ progressive: true });
  const thumbnail = segment(file);
  expect(countScans(Buffer.concat([file.subarray(0, 2), thumbnail, file.subarray(2)]))).toBe(
    countScans(file),
  );
  const scan = Buffer.of(0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0xff, 0, 0xff, 0xd0, 0x12);
  const many = Buffer.concat([Buffer.of(0xff, 0xd8), ...Array<Buffer>(40_000).fill(scan)]);
  expect(countScans(many)).toBe(40_000);
  // Fill bytes before a marker belong to no segment.
  expect(countScans(Buffer.concat([many, Buffer.of(0xff, 0xff), scan]))).toBe(40_001);
  // Bytes after the end of the image are not decoded.
  expect(countScans(Buffer.concat([many, Buffer.of(0xff, 0xd9), scan]))).toBe(40_000);
});
