import { brotliCompressSync } from 'node:zlib';
import { FIRST_LANG } from '../../../contract/lang.ts';
import { memoize } from '../../../contract/memoize.ts';
import { has } from '../../tested-site.ts';
import { loadsOf } from '../loads.ts';
import { type BuiltPage, bytesOf, fileAt, tagOf } from '../pages.ts';
import { type Check, unless } from './check.ts';

/** Maximum transfer sizes of a first visit, in bytes. A KB is 1000 bytes. */
const BUDGET = {
  /** In any language; `htmlBudget` is stricter for a page of the first one. */
  html: 20_700,
  fonts: 60_000,
  /** Scripts before any action of the visitor; inline scripts count as HTML. */
  scripts: 12_000,
  /** HTML, sheets, fonts, scripts and all images and icons except lazy ones. */
  firstVisit: 90_000,
  /** The additional bytes of the next page, with fonts and scripts cached. */
  nextPage: 45_000,
  /** Scripts with every island hydrated; `scriptBudget` is larger for the account area. */
  allScripts: 90_000,
};

/**
 * Returns the maximum size of a document in bytes (docs/decisions/2026-11-22-styles.md): with the 823 bytes of the
 * server’s headers, the home page in the first language fits into the first ten TCP segments, and Thai takes three
 * bytes per letter.
 */
function htmlBudget({ path, lang }: BuiltPage): number {
  if (path === '/') return 13_370;
  return lang === FIRST_LANG ? 17_200 : BUDGET.html;
}

/**
 * Returns the maximum size of its scripts in bytes: a page of the account area, or the inbox, is an app for signed-in
 * visitors.
 */
const scriptBudget = ({ needsSession, path }: BuiltPage): number =>
  needsSession || path.endsWith('/account/inbox') ? 130_000 : BUDGET.allScripts;

type Weights = Record<keyof typeof BUDGET, number>;

/**
 * Returns the transfer size of a file in bytes for a browser that supports Brotli: the server sends its compressed
 * copy, if there is one.
 */
const weigh = memoize(
  (path: string) => path,
  async (path): Promise<number> => {
    const file = await fileAt(path);
    if (file === undefined) throw new Error(`there is no ${path}`);
    return bytesOf((await has(`${file}.br`)) ? `${file}.br` : file).length;
  },
);

const weighAll = async (paths: string[]) =>
  (await Promise.all(paths.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);

/**
 * Returns the compressed size of a document in bytes. The kit’s build compresses a little less than the site’s
 * (site/build/finish.ts): a document over its budget, or without a copy, is compressed here as the site’s build does
 * it.
 */
async function weighDocument(page: BuiltPage): Promise<number> {
  const copy = `${page.file}.br`;
  const bytes = (await has(copy)) ? bytesOf(copy).length : Number.POSITIVE_INFINITY;
  return bytes <= htmlBudget(page) ? bytes : brotliCompressSync(page.html).length;
}

/** Returns the weights of a first visit to a page. */
async function weightsOf(page: BuiltPage): Promise<Weights> {
  const loads = await loadsOf(page);
  const html = await weighDocument(page);
  const fonts = await weighAll(loads.fonts);
  const scripts = await weighAll(loads.unprompted);
  const pictures = await weighAll([...loads.images, ...loads.icons]);
  const allScripts = await weighAll(loads.allScripts);
  const sheets = await weighAll(loads.sheets);
  const nextPage = html + sheets + pictures;
  const firstVisit = nextPage + fonts + scripts;
  return { html, fonts, scripts, firstVisit, nextPage, allScripts };
}

const budget: Check = async (page) => {
  const found = await weightsOf(page);
  const most = { ...BUDGET, html: htmlBudget(page), allScripts: scriptBudget(page) };
  return (Object.keys(BUDGET) as (keyof Weights)[]).flatMap((what) => [
    ...unless(found[what] <= most[what], `${what}: ${found[what]} of ${most[what]} bytes`),
    ...unless(found[what] > 0, `${what}: nothing`),
  ]);
};

/**
 * Maximum number of files that a first visit fetches before anything is scrolled into view: the page, its icon, a font
 * per script, its sheet, its scripts, the pictures of its first screen and those close below it.
 */
const REQUESTS_MAX = 10;
const FIRST_FILES = ['page', 'icon', 'Latin font', 'Thai font'].length;

const requests: Check = async (page) => {
  const { sheets, unprompted, images, nearImages } = await loadsOf(page);
  const pictures = new Set([...images, ...nearImages]);
  const count = FIRST_FILES + sheets.length + unprompted.length + pictures.size;
  return unless(count <= REQUESTS_MAX, `${count} of ${REQUESTS_MAX}`);
};

/** Maximum size in bytes of a lazy picture (design.md, "Macro pictures"). */
const LAZY_MAX = 60_000;

const lazyPictures: Check = async (page) => {
  const { lazyImages } = await loadsOf(page);
  const weighed = await Promise.all(lazyImages.map(async (path) => [path, await weigh(path)]));
  return weighed
    .filter(([, bytes]) => Number(bytes) > LAZY_MAX)
    .map(([path, bytes]) => `${path}: ${bytes} of ${LAZY_MAX} bytes`);
};

const blocking: Check = (page) => [
  ...page
    .$('script[src]:not([type="module"]):not([defer]):not([async]), head link[rel="stylesheet"]')
    .toArray()
    .map((element) => tagOf(page, element)),
  ...unless(!/@import/.test(page.$('style').text()), 'a style that imports another'),
];

export const weightChecks = {
  'stays within its size budget': budget,
  'fetches few files at first': requests,
  'has no heavy lazy picture': lazyPictures,
  'loads nothing that blocks rendering': blocking,
};
