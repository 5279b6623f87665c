import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PICTURE_SIDE } from '../../contract/api/picture-limits.ts';
import { typeBySignature } from '../attachments/kind.ts';
import { CPU_MAX, PIXELS_MAX, SCANS_MAX, UNREADABLE } from './bounds.ts';
import { countScans } from './scans.ts';

// A separate program that `resize.ts` starts for each picture: reads it from stdin and writes it to stdout, resized and
// without other data of the file. Exits with UNREADABLE if it is not a picture.

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

// Sharp works in its own threads, beside this one.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > CPU_MAX) process.exit(UNREADABLE);
}, 250).unref();

const sent = await buffer(process.stdin);
try {
  if (typeBySignature(sent) === 'image/jpeg' && countScans(sent) > SCANS_MAX) {
    throw new Error('too many scans');
  }
  const picture = await sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    // Applies the orientation in the file's metadata, which is not kept.
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE)
    .webp({ quality: 82 })
    .toBuffer();
  process.stdout.write(picture);
} catch {
  process.exitCode = UNREADABLE;
}
