import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** Files that are worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|md)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What scripts add to a page after it was rendered; its rules are in use though the HTML lacks it. */
const ADDED_BY_SCRIPTS = ['was-validated', 'canvas'];
const ATTRIBUTES_SET_BY_SCRIPTS = [
  ...['data-theme', 'data-stuck', 'data-shown', 'data-awake', 'data-arrived', 'data-state'],
  ...['aria-busy', 'aria-expanded', 'aria-invalid', 'open'],
];
/** Anything that can be a class name of Tailwind, such as `lg:w-1/2` or `h-(--bar-height)`. */
const NAMES = /[^\s"'<>=]+/g;

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

const cspHash = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashesOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map(([, code]) => cspHash(code ?? '')))].join(' ');

/** Leaves a page only the rules that it uses: the rest would be read before the first paint. */
async function keepUsedRules(html: string): Promise<string> {
  const body = html.replace(STYLE, '');
  let result = html;
  for (const [element, css] of html.matchAll(STYLE)) {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: body, extension: 'html' }],
      css: [{ raw: css ?? '' }],
      keyframes: true,
      variables: true,
      safelist: ADDED_BY_SCRIPTS,
      dynamicAttributes: ATTRIBUTES_SET_BY_SCRIPTS,
      defaultExtractor: (content) => content.match(NAMES) ?? [],
    });
    if (purged) result = result.replace(element, () => `<style>${purged.css}</style>`);
  }
  return result;
}

/** Narrows the policy that Astro wrote, which names every script and style of the whole site, to the page's own. */
function narrowPolicy(html: string): string {
  const policy = `script-src 'self' ${hashesOf(html, SCRIPT)}; style-src 'self' ${hashesOf(html, STYLE)}`;
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")[^"]*"/,
    (_, start: string) => `${start}${policy}"`,
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Finishes what Astro has rendered: used rules only, a policy of the page's own, compressed copies. */
export function finish(): AstroIntegration {
  return {
    name: 'lailoom-finish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        for (const name of names.filter((each) => TEXT.test(each))) {
          const file = join(root, name);
          if (name.endsWith('.html')) {
            const html = await readFile(file, 'utf8');
            await writeFile(file, narrowPolicy(await keepUsedRules(html)));
          }
          await compress(file);
        }
      },
    },
  };
}
