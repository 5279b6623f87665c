import { deflateSync } from 'node:zlib';
import { chunk, type File, latin, png, SMALL, zeros } from './bad-input-files.ts';

/** What is no picture of those that are kept, besides `REFUSED`. */
export const NO_PICTURES: readonly File[] = [
  ['nothing', Buffer.alloc(0)],
  ['a PNG of nothing', png(0, 0, zeros(0))],
  ['a PNG that says it is huge', png(0x7fffffff, 0x7fffffff, zeros(9))],
  ['a PNG with more pixels than there may be', png(6000, 6000, zeros(6000 * 751))],
  ['a PNG that is cut off', SMALL.subarray(0, 50)],
  ['a PNG that is only its beginning', SMALL.subarray(0, 8)],
  ['a PNG without pixels', png(8, 8, zeros(0))],
  ['a JPEG that is only its beginning', latin('\xff\xd8\xff\xe0\0\x10JFIF\0')],
  [
    'a JPEG that says it is huge',
    latin('\xff\xd8\xff\xc0\0\x0b\x08\xff\xff\xff\xff\x01\x01\x11\0\xff\xd9'),
  ],
  ['a WebP that is only its beginning', latin('RIFF\0\0\0\0WEBPVP8 ')],
  [
    'a WebP that says it is huge',
    latin('RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff'),
  ],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'SVG of a file',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
  ],
  ['a script for ImageMagick', Buffer.from('push graphic-context\nfill "url(https://x/|id)"')],
  ['PostScript', Buffer.from('%!PS\n(/etc/passwd) (r) file')],
  ['PDF', latin('%PDF-1.7\n')],
];

/** Pictures with more in them than a picture has; they are taken, without it, or not, and cost little. */
export const SWOLLEN: readonly File[] = [
  ['more data than pixels', png(8, 8, zeros(20_000_000))],
  [
    'a text that is a bomb',
    png(
      8,
      8,
      zeros(16),
      chunk('zTXt', Buffer.concat([latin('a\0\0'), deflateSync(zeros(20_000_000))])),
    ),
  ],
  [
    'colours that are a bomb',
    png(
      8,
      8,
      zeros(16),
      chunk('iCCP', Buffer.concat([latin('a\0\0'), deflateSync(zeros(20_000_000))])),
    ),
  ],
  ['a page after it', Buffer.concat([SMALL, latin('<script>alert(1)</script>')])],
];
