import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import { rewrite } from '../../contract/text.ts';
import { type Page, page } from '../page.ts';
import { PIECES } from '../pieces/index.ts';
import { contentFile, contentPaths } from '../routes.ts';
import { isOpening, type Section, section } from '../sections.ts';

/** A word of the longest length common in English prose. */
const LONG_WORD = 'internationalization';

/** The share by which a text grows, and the length from which it also gets a long word. */
const MORE = 0.4;
const HAS_LONG_WORD = 40;

/** Returns a text with its own beginning once more after it, in letters alone, and with a long word if it is a sentence. */
function longer(words: string): string {
  const letters = words.replaceAll(/\{\w+\}|[^\p{L} ]/gu, '').replaceAll(/ +/g, ' ');
  const more = letters
    .trim()
    .slice(0, Math.ceil(words.length * MORE))
    .trim();
  const parts = [words, ...(words.length < HAS_LONG_WORD ? [] : [LONG_WORD]), more];
  return parts.filter(Boolean).join(words.includes(' ') ? ' ' : '');
}

const lengthen = <Content>(content: Content): Content =>
  rewrite(content, (words, lang) => (lang === FIRST_LANG ? longer(words) : words));

type Written = Record<PropertyKey, unknown> | undefined;

/** Undoes a change that a schema rejects: cuts a text to its limit, and restores any other value at the path or around it. */
function takeBack(long: unknown, written: unknown, path: PropertyKey[], most?: number): void {
  const key = path.at(-1);
  if (key === undefined) throw new Error('The page as it is written is not valid.');
  const [now, before] = [long, written].map((whole) =>
    path.slice(0, -1).reduce((value, each) => (value as Written)?.[each], whole),
  ) as [Written, Written];
  const value = now?.[key];
  if (now === undefined || value === before?.[key]) takeBack(long, written, path.slice(0, -1));
  else now[key] = typeof value === 'string' && most ? value.slice(0, most).trim() : before?.[key];
}

/** Wraps a schema so that it lengthens every text of its input, within the limits of the schema. */
const fitted = <Content>(schema: z.ZodType<Content>) =>
  z.unknown().transform((written): Content => {
    const long = lengthen(written);
    for (;;) {
      const { data, error } = schema.safeParse(long);
      if (!error) return withLongEntries(data) as Content;
      for (const issue of error.issues) {
        const most = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
        takeBack(long, written, issue.path, most);
      }
    }
  });

/** Also lengthens the texts of entries that a page shows. */
function withLongEntries(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map(withLongEntries);
  if ('id' in content && 'url' in content) return lengthen(content);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withLongEntries(value)]),
  );
}

const PIECE_TYPES = new Set<string>(
  Object.values(PIECES).map(({ schema }) => schema.shape.type.value),
);

/** The usual example of every section of the kit, one below the other, heroes first. */
const ofKit = (): Section[] =>
  globSync('site/{kit,stages}/*/examples.yaml')
    .sort()
    .flatMap((file) =>
      Object.values(readContent(file, z.record(z.string(), z.unknown()))).slice(0, 1),
    )
    .map((written) => fitted(section).parse(written))
    .sort((one, other) => Number(isOpening(other)) - Number(isOpening(one)));

/** The pages with pieces by their English paths, and one of the kit, with texts that are longer than authors write them. */
export function longPages(): Record<string, Page> {
  const pages = contentPaths
    .map((path) => [path, readContent(contentFile(path), fitted(page))] as const)
    .filter(([, { sections }]) => sections.some(({ type }) => PIECE_TYPES.has(type)));
  const [[, some] = []] = pages;
  return Object.fromEntries([
    ...pages,
    ...(some ? [['/kit', { ...some, sections: ofKit() }]] : []),
  ]);
}
