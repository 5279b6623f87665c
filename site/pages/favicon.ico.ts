import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { logoSvg } from '../ui/logo-mark.ts';

const SIZE = 32;

/** An ICO file with a single PNG: a header of 6 bytes, a directory entry of 16, and the image. */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(logoSvg()), { density: 144 }).resize(SIZE).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(new Uint8Array(Buffer.concat([head, png])), {
    headers: { 'content-type': 'image/x-icon' },
  });
};
