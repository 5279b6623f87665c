/**
 * `npm run build:demo -- [folder]`: writes the static demo to `dist-demo/`, for the root of any static
 * host. The API's calls are answered in the browser (site/session/fake, spec D8, D10).
 */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brand } from '../contract/brand.ts';
import { readContent } from '../contract/content-file.ts';
import { buildSite, runBuild } from './build-site.ts';

const [folder = 'dist-demo'] = process.argv.slice(2);
const outDir = resolve(import.meta.dirname, '..', folder);

// Read by astro.config.ts.
process.env['BUILD_DEMO'] = '1';

await runBuild(async () => {
  await buildSite(outDir);

  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, join(outDir, 'mockServiceWorker.js'));

  // Hosts that look for the nearest 404.html find the Thai one.
  await rename(join(outDir, 'th/404/index.html'), join(outDir, 'th/404.html'));
  await rm(join(outDir, 'th/404'), { recursive: true });

  // English lives at unprefixed paths (spec B7); a static host cannot redirect but by a page.
  const { name } = readContent('content/brand.yaml', brand);
  await mkdir(join(outDir, 'en'), { recursive: true });
  await writeFile(
    join(outDir, 'en/index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/"><p><a href="/">English</a></p></html>\n`,
  );
  console.log(`The demo is in ${outDir}`);
});
