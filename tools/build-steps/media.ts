/**
 * The second step of a build: converts new and changed pictures, as many at once as there are processors, and removes
 * what no picture needs any more.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE, convert, fileNames } from '../../site/collections/media/convert.ts';
import { picturesOf } from '../../site/collections/media/files.ts';
import { tonedPictures } from '../../site/ui/macro-pictures.ts';
import { runBuild } from '../build-site.ts';

await runBuild(async () => {
  const begun = performance.now();
  const kit = picturesOf('kit');
  const pictures = [...picturesOf('content'), ...(process.env['KIT'] === '1' ? kit : [])];
  await mkdir(CACHE, { recursive: true });
  const there = new Set(await readdir(CACHE));
  const missing = pictures.filter(
    (picture) => !fileNames(picture).every((name) => there.has(name)),
  );
  const waiting = missing.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const picture of waiting) await convert(picture);
    }),
  );
  const toned = [...tonedPictures().values()].map(({ name }) => name);
  const needed = new Set([...[...pictures, ...kit].flatMap(fileNames), ...toned]);
  for (const name of there) {
    // Anything else is still being written by another build.
    if (/\.(?:avif|webp)$/.test(name) && !needed.has(name)) await rm(join(CACHE, name));
  }
  if (missing.length === 0) return;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `Converted ${missing.length === 1 ? 'a picture' : `${missing.length} pictures`} in ${seconds} s`,
  );
});
