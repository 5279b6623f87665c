/**
 * `npm run build:demo -- [folder]`: writes the static demo to `dist-demo/`, for the root of any static host. API calls
 * are answered in the browser (site/session/fake, spec D8, D10). The demo is the site with one more script on each
 * page: `--from <folder>` uses a site that is already built.
 */
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { readContent } from '../contract/content-file.ts';
import { FIRST_LANG, LANGS, localizedPath } from '../contract/lang.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { REDIRECTS_FILE } from '../contract/redirects.ts';
import { bundle, scriptFile } from '../site/build/enhance.ts';
import { brand } from '../site/words/brand.ts';
import { buildSite, runBuild } from './build-site.ts';
import { endOnSignals } from './end-on-signals.ts';
import { caddyRedirects, nginxRedirects } from './proxy-redirects.ts';

const root = resolve(import.meta.dirname, '..');
const FAKE = join(root, 'site/session/fake');
const {
  positionals: [folder = 'dist-demo'],
  values: { from },
} = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const outDir = resolve(root, folder);

/** Files left out of the demo: compressed copies, which hosts make themselves, and the pages of the kit. */
const LEFT_OUT = /\.(?:br|gz)$|(?:^|\/)kit(?:\/|\.)/;

async function writeDemo(site: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), text);
  };
  // All scripts of a page share one, so it is a separate file that each of them imports.
  const backend = scriptFile('backend', await bundle(join(FAKE, 'backend.ts'), {}, 'es'));
  const define = { BACKEND_ADDRESS: JSON.stringify(backend.address) };
  const demo = scriptFile('demo', await bundle(join(FAKE, 'demo.ts'), define));
  for (const { address, code } of [backend, demo]) await write(address, code);
  const signIn = await signInPages();

  for await (const entry of glob('**/*', { cwd: site, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(site.length + 1);
    if (LEFT_OUT.test(name)) continue;
    if (name.endsWith('.html')) {
      const html = (await readFile(file, 'utf8'))
        // The policy only applies to what follows it.
        .replace(
          /<meta http-equiv="content-security-policy"[^>]*>/,
          (policy) => `${policy}<script src="${demo.address}"></script>`,
        )
        .replace(/<div class="account-body\b[^>]*>/, (body) => body + (signIn.get(name) ?? ''));
      if (!html.includes(signIn.get(name) ?? '')) throw new Error(`${name} has no account-body`);
      await write(inFolder(name), html);
    } else {
      await mkdir(dirname(join(outDir, name)), { recursive: true });
      await copyFile(file, join(outDir, name));
    }
  }
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, join(outDir, 'mockServiceWorker.js'));

  // For hosts that read them there: the headers that Netlify and Cloudflare Pages send with files,
  // and the marker that keeps GitHub Pages from leaving any file out.
  await copyFile(join(root, 'deploy/static-host/_headers'), join(outDir, '_headers'));
  await write('.nojekyll', '');

  // Configurations of Caddy and nginx include these, so they are there even while nothing is redirected.
  const redirects = await readFile(join(site, REDIRECTS_FILE), 'utf8').catch(() => '');
  await write(`${REDIRECTS_FILE}.caddy`, caddyRedirects(redirects));
  await write(`${REDIRECTS_FILE}.nginx`, nginxRedirects(redirects));

  // The first language has unprefixed paths (spec B7); a static host can only redirect with a page.
  const { name } = readContent('content/brand.yaml', brand);
  await write(
    `${FIRST_LANG}/index.html`,
    `<!doctype html><html lang="${FIRST_LANG}"><meta charset="utf-8"><title>${name[FIRST_LANG]}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/"><p><a href="/">${LANGUAGES[FIRST_LANG].name}</a></p></html>\n`,
  );
  console.log(`The demo is in ${outDir}`);
}

/** Not every static host finds /account/sign-in in account/sign-in.html; all of them use a 404.html. */
const inFolder = (name: string) =>
  /(?:^|\/)(?:index|404)\.html$/.test(name) ? name : name.replace(/\.html$/, '/index.html');

/** Returns the HTML of the notes on the sign-in pages that tell visitors which credentials to use, by page. */
async function signInPages(): Promise<Map<string, string>> {
  const { module } = await runnerImport<typeof import('../site/session/fake/DemoNote.tsx')>(
    join(FAKE, 'DemoNote.tsx'),
  );
  return new Map(
    LANGS.map((lang) => [
      `${localizedPath(lang, '/account/sign-in').slice(1)}.html`,
      module.demoNote(lang),
    ]),
  );
}

endOnSignals();
await runBuild(async () => {
  if (from !== undefined) return writeDemo(resolve(root, from));
  const site = await mkdtemp(join(tmpdir(), 'lailoom-demo-'));
  try {
    await buildSite(site);
    await writeDemo(site);
  } finally {
    await rm(site, { recursive: true });
  }
});
