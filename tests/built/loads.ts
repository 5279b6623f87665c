import { posix } from 'node:path';
import { attributesOf, type BuiltPage, bytesOf, fileAt } from './pages.ts';

/** Addresses of the resources that a page makes a browser fetch. */
export interface Loads {
  sheets: string[];
  fonts: string[];
  images: string[];
  /** Lazy pictures; none is on a first screen. */
  lazyImages: string[];
  /** Those that browsers fetch at once on most screens, because their sections begin less than 1250 px below. */
  nearImages: string[];
  icons: string[];
  /** Scripts loaded without an action of the visitor, with their imports. */
  unprompted: string[];
  /** Those and the scripts of every island, with their imports. */
  allScripts: string[];
}

/**
 * Islands that load for a visitor who intends to use them or has signed in to use them (`client:session`: the inbox is
 * an app that other visitors do not load); all others load unprompted.
 */
const WAITS = ':is([client="intent"], [client="session"])';

/** The number of sections whose lazy pictures count as near the first screen. */
const NEAR_SECTIONS = 2;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns scripts with all static imports, direct or indirect. */
async function withImports(entries: Iterable<string>): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const file = await fileAt(path);
    if (file === undefined) throw new Error(`there is no ${path}`);
    const code = bytesOf(file).toString('utf8');
    // Scripts import each other by relative path; other words also precede a quote.
    for (const name of all(code, /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g)) {
      waiting.push(posix.resolve(posix.dirname(path), name));
    }
  }
  return [...found].sort();
}

const cache = new WeakMap<BuiltPage, Promise<Loads>>();

/** Reads the resources of a page from its HTML, once. */
export function loadsOf(page: BuiltPage): Promise<Loads> {
  const loads = cache.get(page) ?? readLoads(page);
  cache.set(page, loads);
  return loads;
}

async function readLoads(page: BuiltPage): Promise<Loads> {
  const { $ } = page;
  const attributes = (selector: string, name: string) => attributesOf(page, selector, name);
  const islandScripts = (islands: string) =>
    ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
      attributes(islands, name),
    );

  const inlineCode = $('script:not([src])').text();
  const linked = attributes('link[rel="stylesheet"]', 'href');
  const linkedRules = await Promise.all(
    linked.map(async (path) => {
      const file = await fileAt(path);
      return file === undefined ? '' : bytesOf(file).toString('utf8');
    }),
  );
  const unprompted = await withImports([
    ...attributes('script[src]', 'src'),
    ...attributes('link[rel="modulepreload"]', 'href'),
    ...all(inlineCode, /\bimport\(\s*["'`]([^"'`]+)["'`]/g),
    ...islandScripts(`astro-island:not(${WAITS})`),
  ]);
  const islands = islandScripts('astro-island');
  const setsOf = (selector: string) =>
    attributes(selector, 'srcset').flatMap((set) =>
      set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    );
  // Of a picture in several formats, browsers fetch one file: AVIF, on a first screen that of a phone.
  const photos = $('picture')
    .toArray()
    .map((picture) => ({
      isLazy: $(picture).find('img').attr('loading') === 'lazy',
      files: ($(picture).find('source').attr('srcset') ?? '')
        .split(/,\s+/)
        .map((candidate) => candidate.split(' ')[0] ?? ''),
    }));
  // The pictures of a sheet are views of one file.
  const nearSections = $('section').slice(0, NEAR_SECTIONS);
  const near = nearSections.find('img[loading="lazy"]:not(picture > img)').toArray();
  const unique = (paths: string[]) => [...new Set(paths.map((path) => path.replace(/#.*/, '')))];
  return {
    sheets: unique(linked),
    fonts: unique([
      ...all($('style').text() + linkedRules.join(''), /url\(\s*["']?([^"')]+\.woff2?)/g),
      ...attributes('link[rel="preload"][as="font"]', 'href'),
    ]),
    images: unique([
      ...attributes('img[src]:not([loading="lazy"], picture > img)', 'src'),
      ...attributes('image[href]', 'href'),
      ...setsOf('[srcset]:not([loading="lazy"], picture > *)'),
      ...photos.flatMap(({ isLazy, files }) =>
        isLazy ? [] : (files.find((file) => file.includes('-800.')) ?? files.at(-1) ?? []),
      ),
      ...all($('style').text(), /url\(\s*["']?(\/[^"')]+\.(?:png|webp|avif|jpe?g|svg|gif))/g),
    ]),
    lazyImages: unique([
      ...attributes('img[src][loading="lazy"]:not(picture > img)', 'src'),
      ...setsOf('[srcset][loading="lazy"]:not(picture > *)'),
      ...photos.flatMap(({ isLazy, files }) => (isLazy ? files : [])),
    ]),
    nearImages: unique(near.flatMap((image) => $(image).attr('src') ?? [])),
    icons: unique(
      attributes('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'),
    ),
    unprompted,
    allScripts: await withImports([...unprompted, ...islands]),
  };
}
