import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../contract/content-file.ts';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { fillAllNames } from '../../contract/names.ts';
import type { Text } from '../../contract/text.ts';
import { page } from '../../site/page.ts';
import { contentFile } from '../../site/routes.ts';
import { OF_SERVER } from './checks/links.ts';
import { type BuiltPage, bytesOf, company, counterpart, fileAt, listed, origin } from './pages.ts';

async function markdownOf(path: string) {
  const file = await fileAt(markdownPath(path));
  if (file === undefined) throw new Error(`there is no ${markdownPath(path)}`);
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(bytesOf(file).toString('utf8')) ?? [];
  return { head: parse(head) as Record<string, unknown>, body };
}

/** Returns a page’s Markdown together with that of its continuation pages: `/blog/grid/2`. */
const wholeMarkdown = async ({ path, lang }: BuiltPage, body: string) => {
  const further = listed.filter(
    (page) => page.lang === lang && /^\/\d+$/.test(page.path.replace(path, '')),
  );
  const bodies = await Promise.all(further.map((page) => markdownOf(page.path)));
  return [body, ...bodies.map((page) => page.body)].join('\n');
};

/** Removes everything but letters and digits, so that escaped, emphasized or joined text reads the same. */
const bare = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Content fields that are drawn, or names that only the site itself uses. */
const DRAWN = [
  ...['vignette', 'vignettes', 'weave', 'screens', 'image', 'hub', 'submit', 'menu'],
  ...['marks', 'months'],
];

/** Labels of controls: a text has nothing to choose from. */
const OF_CONTROLS = ['choose', 'show', 'all', 'spend', 'wait', 'dear', 'slow'];

/** Whether a sentence has placeholders for choices or counts. */
const isTemplate = (text: string) => /\{[a-z]+\}/.test(text);

/** Returns the names of the entries in a piece of content. */
function entryNames(value: unknown, lang: Lang): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, title } = value as { id?: string; name?: Text; title?: Text };
  // A quotation names the person quoted; the heading of a review is for lists of them.
  const called = 'rating' in value ? undefined : (name ?? title);
  if (id !== undefined && called !== undefined) return [called[lang]];
  return Object.values(value).flatMap((child) => entryNames(child, lang));
}

/**
 * Returns every text of a page’s content in its language, except those within pictures, and the names of its entries.
 */
function textsOf({ path, lang }: BuiltPage): string[] {
  const file = contentFile(counterpart(path, 'en'));
  if (!existsSync(file)) return [];
  const walk = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const text = (value as Record<string, unknown>)[lang];
    if (typeof text === 'string') return isTemplate(text) ? [] : [text];
    return (
      Object.entries(value)
        .filter(([key]) => !DRAWN.includes(key) && !OF_CONTROLS.includes(key))
        // The heading of the drawn days.
        .filter(([key]) => !('weeks' in value && key === 'days'))
        // An old program's window, which has a description.
        .filter(([key]) => !('notes' in value && key === 'screen'))
        // A picture on a drawn page.
        .filter(([key]) => !('is' in value && value.is === 'picture' && key === 'caption'))
        // Beside a value that is shown in part, in a picture.
        .filter(([key]) => !('covered' in value && key === 'rest'))
        // What a figure in a drawing means.
        .filter(([key]) => !('teams' in value && key === 'scale'))
        // Fictional places have no directions.
        .filter(([key]) => !('sample' in value && key === 'directions'))
        .flatMap(([, child]) => walk(child))
    );
  };
  // The content as written: a page shows only a part of its entries.
  const written = fillAllNames(parse(readFileSync(file, 'utf8')).sections, company);
  return [...walk(written), ...entryNames(readContent(file, page).sections, lang)];
}

test.each(listed)('$file has a Markdown version with every text of its content', async (built) => {
  const { $, path, lang } = built;
  const { head, body } = await markdownOf(path);
  expect(head).toMatchObject({
    description: $('meta[name="description"]').attr('content'),
    url: origin + path,
    language: lang,
  });
  const others = LANGS.filter((each) => each !== lang);
  for (const other of others) {
    expect(head['translations']).toMatchObject({
      [other]: origin + markdownPath(counterpart(path, other)),
    });
  }
  expect(body).toMatch(/^# \S/);
  expect(body).not.toMatch(/undefined|\[object|\bNaN\b|&#x/);
  const words = bare(await wholeMarkdown(built, body));
  const missing = textsOf(built).filter((text) => !words.includes(bare(text)));
  expect(missing).toEqual([]);
});

test.each(listed)('$file links only to existing pages in Markdown', async ({ path }) => {
  const { body } = await markdownOf(path);
  for (const [, url = ''] of body.matchAll(/(?<!\\)\]\(([^)]+)\)/g)) {
    expect(URL.canParse(url), url).toBe(true);
    const { origin: to, pathname } = new URL(url);
    if (to === origin && !OF_SERVER.test(pathname))
      expect(await fileAt(pathname), url).toBeDefined();
  }
});

test.each(listed)('$file links to its Markdown version', ({ $, path }) => {
  expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(markdownPath(path));
});

test('lists every page’s Markdown in llms.txt', () => {
  const text = bytesOf('llms.txt').toString('utf8');
  expect(text).toMatch(/^# \S.*\n\n> \S/);
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(new Set(addresses)).toEqual(
    new Set(listed.map(({ path }) => origin + markdownPath(path))),
  );
});
