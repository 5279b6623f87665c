import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { usedRules } from './used-rules.ts';

/** Files that are worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|md|vtt)$/;

/** How many files are finished at the same time. */
const AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

const cspHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashesOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map(([, code]) => cspHash(code ?? '')))].join(' ');

/** The scripts of the islands on a page, one after the other. */
async function islandScripts(html: string, root: string): Promise<string> {
  const addresses = [...html.matchAll(/component-url="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
  const scripts = [...new Set(addresses)].map((address) => readFile(join(root, address), 'utf8'));
  return (await Promise.all(scripts)).join('\n');
}

/** Leaves a page only the rules that it uses: the rest would be read before the first paint. */
function keepUsedRules(html: string, islands: string): string {
  const elements = html.replace(STYLE, '');
  return html.replace(
    STYLE,
    (_, css: string) => `<style>${usedRules(css, elements, islands)}</style>`,
  );
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

/**
 * Finishes what Astro has rendered: used rules only, a policy of the page's own, compressed copies.
 * @param isCompressed whether there are to be copies: our server sends them, other hosts make their own
 */
export function finish({ isCompressed }: { isCompressed: boolean }): AstroIntegration {
  return {
    name: 'lailoom-finish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const files = names.filter((each) => TEXT.test(each)).map((name) => join(root, name));
        const finishFile = async (file: string) => {
          if (file.endsWith('.html')) {
            const html = await readFile(file, 'utf8');
            const used = keepUsedRules(html, await islandScripts(html, root));
            await writeFile(file, narrowPolicy(used));
          }
          if (isCompressed) await compress(file);
        };
        // Several at once: compressing runs beside the rest, on every processor that there is.
        const waiting = files.values();
        const worker = async () => {
          for (const file of waiting) await finishFile(file);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      },
    },
  };
}
