import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PICTURE_SIDE } from '../../contract/api/picture-limits.ts';
import { typeByBeginning } from '../attachments/kind.ts';
import { CPU_MAX, PIXELS_MAX, SCANS_MAX, UNREADABLE } from './bounds.ts';
import { countScans } from './scans.ts';

// A program of its own, which `shrunk.ts` starts for each picture: from stdin to stdout, as small as pictures are
// kept, without whatever else was in the file. Ends with UNREADABLE when that is no picture.

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

// Sharp works on threads of its own, beside this one.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > CPU_MAX) process.exit(UNREADABLE);
}, 250).unref();

const sent = await buffer(process.stdin);
try {
  if (typeByBeginning(sent) === 'image/jpeg' && countScans(sent) > SCANS_MAX) {
    throw new Error('too many scans');
  }
  const picture = await sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    // How the camera was held stands beside the pixels, and does not stay.
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE)
    .webp({ quality: 82 })
    .toBuffer();
  process.stdout.write(picture);
} catch {
  process.exitCode = UNREADABLE;
}
