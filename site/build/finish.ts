import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { SEARCH_MARKS } from '../../contract/search/path.ts';
import { readHeights, setHeights } from './heights.ts';
import {
  dropUnusedFaces,
  dropUnusedTokens,
  extractLaterRules,
  propertiesUsed,
  STYLE,
} from './page-styles.ts';
import { joinPictures } from './picture-sheets.ts';

/** The files that are worth compressing. Pictures and fonts are already compressed. */
const TEXT = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|md|vtt)$/;

/** The number of files processed at the same time. */
const AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** Matches the scripts that define `<astro-island>` or one of its directives. */
const ISLAND_SCRIPT = /\bastro[:-]/;

/** The rule that Astro repeats on every page with an island; base.css contains it for all pages. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Matches an island with `client:intent`, and its props. */
const ISLAND_ON_INTENT = /<astro-island(?=[^>]*\bclient="intent")[^>]*? props="([^"]*)"[^>]*>/g;

/**
 * Matches pages whose scripts must run at once: those with a form that can't be sent without a script, such as password
 * forms, and those that depend on the session.
 */
const NEEDS_SCRIPT_AT_ONCE = /<form[^>]*\bdata-needs-script\b|<astro-island[^>]*\bclient="session"/;

/** Returns a short hash for file names, which changes with the content. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const cspHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashesOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map(([, code]) => cspHash(code ?? '')))].join(' ');

/**
 * Replaces Astro's Content Security Policy, which lists every script and style of the whole site, with one for this
 * page only. It is placed before everything that it applies to.
 */
function narrowPolicy(html: string): string {
  const policy = `script-src 'self' ${hashesOf(html, SCRIPT)}; style-src 'self' ${hashesOf(html, STYLE)}`;
  const element = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(/<meta charset="utf-8"[^>]*>/, (charset) => charset + element);
}

/** The elements that load a page's sheets and scripts, each with the path of its file. */
const LINKED = {
  css: /<link rel="stylesheet" fetchpriority="low" href="\/([^"]+)">/g,
  js: /<script defer src="\/([^"]+)"><\/script>/g,
};

const linkedFiles = (html: string, kind: keyof typeof LINKED) =>
  [...html.matchAll(LINKED[kind])].map(([, path = '']) => path);

/**
 * Replaces all the sheets that a page links, or all its deferred scripts, with one file at the place of the first.
 * Each sheet would cost a request, a style recalculation and a layout.
 * @param read returns the text of a file
 * @param before the text with which the file begins
 * @returns the page and the file, if there was more to join than one
 */
export async function joinFiles(
  html: string,
  kind: keyof typeof LINKED,
  read: (path: string) => Promise<string>,
  before = '',
): Promise<{ page: string; file?: { path: string; text: string } }> {
  const paths = linkedFiles(html, kind);
  const [first, ...others] = paths;
  if (first === undefined || (others.length === 0 && before === '')) return { page: html };
  const texts = await Promise.all(paths.map(read));
  if (before !== '') texts.unshift(before);
  const text = texts.join(kind === 'js' ? ';\n' : '');
  const path = `_astro/page.${shortHash(text)}.${kind}`;
  const page = html.replace(LINKED[kind], (element, each: string) =>
    each === first ? element.replace(first, path) : '',
  );
  return { page, file: { path, text } };
}

/** Matches a page that preloads the Thai font, which has the baht sign. */
const THAI_PAGE = /<link rel="preload"[^>]*\/thai[-.]/;

/** Matches Thai text in code, which has no language, so that its font is fetched at once (styles/fonts.css). */
const THAI_IN_CODE = /<code\b(?:(?!<\/code>)[\s\S])*[\u0e01-\u0e5b]/;

/** Matches the addresses of a font of the page's style element, one per weight. */
const addressesOf = (html: string, font: 'baht' | 'thai') =>
  html.match(new RegExp(`(?<=url\\()[^)]*/${font}[-.][^)]*`, 'g')) ?? [];

/**
 * Preloads the font of the baht sign if the first screen shows one: otherwise it arrives after the Latin font, and the
 * whole page is laid out once more. A page that fetches the Thai font anyway takes the sign from there.
 */
export function preloadBaht(html: string): string {
  if (THAI_PAGE.test(html)) return html;
  const fromThai = THAI_IN_CODE.test(html) ? addressesOf(html, 'thai') : [];
  const page = addressesOf(html, 'baht').reduce(
    (before, address, index) => before.replaceAll(address, fromThai[index] ?? address),
    html,
  );
  const addresses = fromThai.length > 0 ? fromThai : addressesOf(html, 'baht');
  const [firstScreen = ''] = html.split('<link rel="stylesheet"');
  if (!firstScreen.includes('฿')) return page;
  const links = addresses.map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Decodes an attribute's value, as Astro and React write it. */
const decode = (written: string) =>
  written.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** A tag up to its style attribute. Outside of tags, no `<` is followed by a letter. */
const STYLED = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

/**
 * Moves the values that components write as `style` into the page's style element, whose hash its policy names: the
 * policy forbids the attribute. As in an attribute, they win over every sheet, and a script that sets one over them.
 */
export function extractStyles(html: string): string {
  const names = new Map<string, string>();
  const page = html.replace(STYLED, (_, tag: string, written: string) => {
    const name = names.get(written) ?? `s${names.size}`;
    names.set(written, name);
    return `${tag} data-style="${name}"`;
  });
  if (names.size === 0) return html;
  const rules = [...names].map(([written, name]) => `&[data-style=${name}]{${decode(written)}}`);
  // No element has that id: it only makes the selectors stronger than those of sheets.
  return page.replace('</style>', () => `:not(#style){${rules.join('')}}</style>`);
}

/**
 * Extracts what a page needs only when a visitor is about to use an island, so that the browser caches it: the scripts
 * that Astro repeats inline, which are deferred and run in document order, because the element needs its directive to be
 * defined; and the props, which `enhance/intent.ts` loads together with the code. A page with a form that only a script
 * can send, or that depends on the session, keeps both, because it must work from the first moment.
 * @returns the page, and the texts by the path of their file
 */
function takeIslands(html: string): { page: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  if (NEEDS_SCRIPT_AT_ONCE.test(html)) return { page: html, files };
  const page = html
    .replace(ISLAND_ON_INTENT, (element, written: string) => {
      const props = decode(written);
      const path = `_astro/props.${shortHash(props)}.json`;
      files.set(path, props);
      return element.replace(` props="${written}"`, () => ` data-props="/${path}"`);
    })
    .replace(SCRIPT, (element, code: string) => {
      if (!ISLAND_SCRIPT.test(code)) return element;
      const path = `_astro/island.${shortHash(code)}.js`;
      files.set(path, code);
      return `<script defer src="/${path}"></script>`;
    });
  return { page, files };
}

/**
 * Checks that the server can fill in a search page.
 * @throws Error if a place that it fills in is missing
 */
export function checkSearchPage(html: string): void {
  const missing = Object.values(SEARCH_MARKS).find((mark) => !html.includes(mark));
  if (missing) throw new Error(`The search page has no ${missing}, which the server fills in.`);
}

/** The search page in any language. */
const SEARCH_PAGE = /^(?:[a-z]+\/)?search\.html$/;

/**
 * Brotli's quality, 1 to 11. For our pages, 11 makes 2 % fewer bytes than 10 but takes 2.6 times as long, so other files
 * get 10. The kit's build is only tested.
 */
const QUALITY = {
  site: { pages: 11, others: 10 },
  kit: { pages: 5, others: 5 },
};

async function compress(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** The pages of the gallery, which are only for tests and pictures, so their size doesn't matter. */
const OF_KIT = /(?:^|\/)kit(?:\/|\.html$)/;

/** Calls a function for every item, for several at once, because compression runs on every available processor. */
async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Finishes what Astro has rendered: each page gets its own styles, policy, sheet, script and sheets of pictures, and
 * every text its compressed copies.
 */
export function finish(build: keyof typeof QUALITY): AstroIntegration {
  const quality = QUALITY[build];
  return {
    name: 'site-finish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const texts = new Set(names.filter((each) => TEXT.test(each)));
        const heights = readHeights();
        const pages = names.filter((name) => name.endsWith('.html'));
        const added = new Map<string, string>();
        const read = async (path: string) =>
          added.get(path) ?? (await readFile(join(root, path), 'utf8'));
        const scripts = names.filter((name) => name.endsWith('.js'));
        const inScripts = (await Promise.all(scripts.map(read))).flatMap(propertiesUsed);
        const joined = new Set<string>();
        const linked = new Set<string>();
        const finishPage = async (name: string) => {
          let html = (await read(name)).replace(ISLAND_STYLE, '');
          if (SEARCH_PAGE.test(name)) checkSearchPage(html);
          const sheets = await Promise.all(linkedFiles(html, 'css').map(read));
          const used = [html, ...sheets].flatMap(propertiesUsed);
          html = dropUnusedTokens(html, new Set([...inScripts, ...used]));
          html = dropUnusedFaces(html, sheets.join(''));
          // Examples have pictures that no page of the site has, so their files are missing.
          if (!OF_KIT.test(name)) {
            const { page, sheets } = await joinPictures(html, (path) => readFile(join(root, path)));
            for (const [path, text] of sheets) added.set(path, text);
            html = page;
          }
          const islands = takeIslands(html);
          for (const [path, text] of islands.files) added.set(path, text);
          const later = extractLaterRules(islands.page);
          html = later.page;
          for (const kind of ['css', 'js'] as const) {
            for (const path of linkedFiles(html, kind)) joined.add(path);
            const before = kind === 'css' ? later.rules : '';
            const { page, file } = await joinFiles(html, kind, read, before);
            if (file) added.set(file.path, file.text);
            html = page;
            for (const path of linkedFiles(html, kind)) linked.add(path);
          }
          html = preloadBaht(extractStyles(setHeights(html, name, heights)));
          await writeFile(join(root, name), narrowPolicy(html));
        };
        await forEach(pages, finishPage);
        for (const path of joined) {
          if (linked.has(path)) continue;
          texts.delete(path);
          if (!added.delete(path)) await rm(join(root, path));
        }
        for (const [path, text] of added) {
          texts.add(path);
          await writeFile(join(root, path), text);
        }
        await forEach(texts, async (name) => {
          if (OF_KIT.test(name)) return;
          await compress(join(root, name), name.endsWith('.html') ? quality.pages : quality.others);
        });
      },
    },
  };
}
