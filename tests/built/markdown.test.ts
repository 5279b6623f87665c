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

/** A page's Markdown with that of the pages on which its entries go on: `/blog/grid/2`. */
const wholeMarkdown = async ({ path, lang }: BuiltPage, body: string) => {
  const further = listed.filter(
    (page) => page.lang === lang && /^\/\d+$/.test(page.path.replace(path, '')),
  );
  const bodies = await Promise.all(further.map((page) => markdownOf(page.path)));
  return [body, ...bodies.map((page) => page.body)].join('\n');
};

/** Letters and digits alone: what is escaped, emphasised or glued in one of the two reads the same. */
const bare = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What in a page's content is drawn, or is a name that only the site itself reads. */
const DRAWN = ['vignette', 'vignettes', 'weave', 'screens', 'image', 'hub', 'submit', 'menu'];

/** What stands at controls: in a text there is nothing to choose from. */
const OF_CONTROLS = ['choose', 'show', 'all', 'spend', 'wait', 'dear', 'slow'];

/** A sentence with room for what is chosen, or counted. */
const isTemplate = (text: string) => /\{[a-z]+\}/.test(text);

/** What the entries are called that a piece of content names. */
function entryNames(value: unknown, lang: Lang): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, title } = value as { id?: string; name?: Text; title?: Text };
  // A quotation says who is quoted; what a review is headed with is for lists of them.
  const called = 'rating' in value ? undefined : (name ?? title);
  if (id !== undefined && called !== undefined) return [called[lang]];
  return Object.values(value).flatMap((child) => entryNames(child, lang));
}

/** Every text of a page's content, in its language, but those within pictures; and what its entries are called. */
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
        // What stands over the days as they are drawn.
        .filter(([key]) => !('weeks' in value && key === 'days'))
        // What one chooses a knot for: there is nothing to choose from in a text.
        .filter(([key]) => !('knots' in value && key === 'question'))
        // A picture on a drawn page.
        .filter(([key]) => !('is' in value && value.is === 'picture' && key === 'caption'))
        // Nobody is sent to a place that is made up.
        .filter(([key]) => !('sample' in value && key === 'directions'))
        .flatMap(([, child]) => walk(child))
    );
  };
  // As it is written: of the entries that a page names it shows a part.
  const written = fillAllNames(parse(readFileSync(file, 'utf8')).sections, company);
  return [...walk(written), ...entryNames(readContent(file, page).sections, lang)];
}

test.each(listed)('$file is there as Markdown, with every text of its content', async (built) => {
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

test.each(listed)('$file as Markdown leads only where there is something', async ({ path }) => {
  const { body } = await markdownOf(path);
  for (const [, url = ''] of body.matchAll(/(?<!\\)\]\(([^)]+)\)/g)) {
    expect(URL.canParse(url), url).toBe(true);
    const { origin: to, pathname } = new URL(url);
    if (to === origin && !OF_SERVER.test(pathname))
      expect(await fileAt(pathname), url).toBeDefined();
  }
});

test.each(listed)('$file names its Markdown', ({ $, path }) => {
  expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(markdownPath(path));
});

test('llms.txt names every page’s Markdown', () => {
  const text = bytesOf('llms.txt').toString('utf8');
  expect(text).toMatch(/^# \S.*\n\n> \S/);
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(new Set(addresses)).toEqual(
    new Set(listed.map(({ path }) => origin + markdownPath(path))),
  );
});
