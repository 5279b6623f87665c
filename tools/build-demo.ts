/**
 * `npm run build:demo -- [folder]`: writes the static demo to `dist-demo/`, for the root of any static
 * host. The API's calls are answered in the browser (site/session/fake, spec D8, D10).
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brand } from '../contract/brand.ts';
import { readContent } from '../contract/content-file.ts';
import { FIRST_LANG, LANGS } from '../contract/lang.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { buildSite, runBuild } from './build-site.ts';
import { endOnSignals } from './end-on-signals.ts';

const [folder = 'dist-demo'] = process.argv.slice(2);
const outDir = resolve(import.meta.dirname, '..', folder);

// Read by astro.config.ts.
process.env['BUILD_DEMO'] = '1';

endOnSignals();
await runBuild(async () => {
  await buildSite(outDir);

  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, join(outDir, 'mockServiceWorker.js'));

  // For hosts that read them there: what Netlify and Cloudflare Pages send with files, and that GitHub Pages leaves out none.
  await copyFile('deploy/static-host/_headers', join(outDir, '_headers'));
  await writeFile(join(outDir, '.nojekyll'), '');

  // Hosts that look for the nearest 404.html find that of the language.
  for (const lang of LANGS) {
    const built = join(outDir, lang, '404/index.html');
    if (lang === FIRST_LANG || !existsSync(built)) continue;
    await rename(built, join(outDir, lang, '404.html'));
    await rm(dirname(built), { recursive: true });
  }

  // The first language lives at unprefixed paths (spec B7); a static host cannot redirect but by a page.
  const { name } = readContent('content/brand.yaml', brand);
  await mkdir(join(outDir, FIRST_LANG), { recursive: true });
  await writeFile(
    join(outDir, FIRST_LANG, 'index.html'),
    `<!doctype html><html lang="${FIRST_LANG}"><meta charset="utf-8"><title>${name}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/"><p><a href="/">${LANGUAGES[FIRST_LANG].name}</a></p></html>\n`,
  );
  console.log(`The demo is in ${outDir}`);
});
