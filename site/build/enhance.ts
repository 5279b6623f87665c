import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { readContent } from '../../contract/content-file.ts';
import { announcementOn, announcements, dayInCompany, startOf } from '../words/calendar.ts';
import { languageNames, OLDEST_BROWSERS } from './browsers.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A script in a file of its own, whose address changes with its content. */
interface ScriptFile {
  address: string;
  code: string;
}

/**
 * Bundles a module and its imports into a single minified script.
 * @param define names replaced at build time
 * @param format `es` for a module that others import and that may use top-level await
 */
export async function bundle(
  entry: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [languageNames],
    define,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format, codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`bundling ${entry} produced no script`);
  return output.output[0].code.trim();
}

async function bundleFile(name: string, define?: Record<string, string>): Promise<ScriptFile> {
  return scriptFile(name, await bundle(`site/enhance/${name}.ts`, define));
}

/** Returns a script file whose address is a hash of its content. */
export function scriptFile(name: string, code: string): ScriptFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { address: `/_astro/${name}.${hash}.js`, code };
}

/**
 * Adds each script to the pages that need it. It is deferred, so that it runs once the page has been parsed.
 * @param scripts the addresses by the piece of HTML that requires each
 */
async function addToPages(root: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: root })) {
    const file = join(root, name);
    const html = await readFile(file, 'utf8');
    const needed = Object.entries(scripts).filter(([having]) => html.includes(having));
    if (needed.length === 0) continue;
    const addresses = new Set(needed.map(([, address]) => address));
    const elements = [...addresses].map((address) => `<script defer src="${address}"></script>`);
    await writeFile(file, html.replace('</body>', `${elements.join('')}</body>`));
  }
}

/** Returns when the next announcement begins and ends, as an expression for a script. */
function announcedTimes(): string {
  const all = readContent('content/announcements.yaml', announcements);
  const next = announcementOn(all, dayInCompany());
  return next ? JSON.stringify([startOf(next.from), startOf(next.until) + DAY]) : 'undefined';
}

/**
 * Adds the small scripts of every page: one inline before the first paint, one file that it loads when the page is
 * idle, one file for pages with a form, one for pages with audio, one for the search page and one that this loads, two
 * for signed-in accounts, and the directives `client:intent` and `client:session`. Astro's own `<script>` would add a
 * request before the first paint.
 */
export function enhance(): AstroIntegration {
  let files: ScriptFile[] = [];
  let addresses: Record<string, string> = {};
  return {
    name: 'site-enhance',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, injectScript, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/enhance/intent.ts' });
        addClientDirective({ name: 'session', entrypoint: './site/enhance/session.ts' });
        let afterPaintAddress = '/site/enhance/after-paint.ts';
        if (command === 'build') {
          const [menu, save, forms, player, engine] = await Promise.all([
            bundleFile('account-menu'),
            bundleFile('save'),
            bundleFile('forms'),
            bundleFile('player'),
            bundleFile('search-engine'),
          ]);
          const afterPaint = await bundleFile('after-paint', {
            ACCOUNT_MENU_ADDRESS: JSON.stringify(menu.address),
            SAVE_ADDRESS: JSON.stringify(save.address),
          });
          const search = await bundleFile('search', {
            ENGINE_ADDRESS: JSON.stringify(engine.address),
          });
          afterPaintAddress = afterPaint.address;
          files = [afterPaint, menu, save, forms, player, search, engine];
          addresses = {
            '<form': forms.address,
            // The forms of these pages are part of what is loaded later.
            'class="area-nav"': forms.address,
            '<audio': player.address,
            'data-search-form': search.address,
          };
        }
        const beforePaint = await bundle('site/enhance/before-paint.ts', {
          AFTER_PAINT_ADDRESS: JSON.stringify(afterPaintAddress),
          ANNOUNCED: announcedTimes(),
        });
        injectScript('head-inline', beforePaint);
        if (command === 'dev') {
          const define = {
            ACCOUNT_MENU_ADDRESS: JSON.stringify('/site/enhance/account-menu.ts'),
            SAVE_ADDRESS: JSON.stringify('/site/enhance/save.ts'),
          };
          updateConfig({ vite: { define } });
          injectScript(
            'page',
            "import '/site/enhance/forms.ts'; import '/site/enhance/player.ts';",
          );
          injectScript(
            'page',
            "if (document.querySelector('[data-search-form]')) import('/site/enhance/search-engine.ts');",
          );
        }
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        for (const { address, code } of files) await writeFile(new URL(`.${address}`, dir), code);
        await addToPages(fileURLToPath(dir), addresses);
      },
    },
  };
}
