import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { LANGS } from '../../contract/lang.ts';

/**
 * The lock file: a line for each Thai text and the English that it was made from, both as hashes. By the text
 * and not by its place, so that moving a section around does not make its Thai look old.
 */
const LOCK = 'content/translations.lock';

const LOCK_HEAD =
  '# Which English each Thai text was made from: hash of the Thai, hash of the English.\n# Written by `npm run translations -- --done`, once somebody has looked.\n';

/** A text in both languages, and where it is written. */
export interface Translation {
  file: string;
  line: number;
  en: string;
  th: string;
}

/** What there is to look at. */
export interface Unseen {
  /** The Thai was made from other English: it is out of date, or one word now stands for two. */
  stale: Translation[];
  /** The Thai is new. */
  fresh: Translation[];
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const lineOf = ({ en, th }: Translation) => `${hash(th)} ${hash(en)}`;

const textIn = (map: Node | null, key: string) => {
  const value = isMap(map) ? map.get(key, true) : undefined;
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined;
};

/** Every text of a content file that is there in both languages, in reading order. */
export function translationsIn(file: string, yaml: string): Translation[] {
  const lines = new LineCounter();
  const found: Translation[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Map(_, map) {
      const [en, th] = LANGS.map((lang) => textIn(map, lang));
      if (map.items.length !== LANGS.length || en === undefined || th === undefined) return;
      const thai = map.get('th', true);
      const start = isScalar(thai) ? thai.range?.[0] : map.range?.[0];
      found.push({ file, line: lines.linePos(start ?? 0).line, en, th });
    },
  });
  return found;
}

/** The body of an entry, which counts as one text: a file in each language. */
function bodyTranslation(root: string, english: string): Translation[] {
  const file = english.replace(/en\.mdx$/, 'th.mdx');
  if (!existsSync(join(root, file))) return [];
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  return [{ file, line: 1, en: read(english), th: read(file) }];
}

/**
 * Every text of the content that is there in both languages, the bodies of entries among them.
 * @param root the project's folder
 */
export const allTranslations = (root = '.'): Translation[] => [
  ...globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => translationsIn(file, readFileSync(join(root, file), 'utf8'))),
  ...globSync('content/*/*/en.mdx', { cwd: root })
    .sort()
    .flatMap((file) => bodyTranslation(root, file)),
];

/**
 * Which translations somebody has to look at.
 * @param lock what the lock file says
 */
export function unseen(translations: readonly Translation[], lock: string): Unseen {
  const seen = new Set(lock.split('\n').filter((line) => /^\w/.test(line)));
  const known = new Set([...seen].map((line) => line.split(' ')[0]));
  const open = translations.filter((each) => !seen.has(lineOf(each)));
  return {
    stale: open.filter(({ th }) => known.has(hash(th))),
    fresh: open.filter(({ th }) => !known.has(hash(th))),
  };
}

/** What the lock file says once somebody has looked at all of these. */
export const lockOf = (translations: readonly Translation[]): string =>
  `${LOCK_HEAD}${[...new Set(translations.map(lineOf))].sort().join('\n')}\n`;

export const readLock = (): string => (existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : '');

export const writeLock = (translations: readonly Translation[]): void =>
  writeFileSync(LOCK, lockOf(translations));

/** How a text begins: its first line. */
const beginning = (text: string) => text.split('\n', 1)[0] ?? '';

/** One line about a translation, for whoever is to look at it. */
export const inOneLine = ({ file, line, en, th }: Translation): string =>
  `${file}:${line}: ${beginning(th)}\n    English now: ${beginning(en)}`;

/** Names, at each build, the Thai whose English has changed since. */
export function translations(): AstroIntegration {
  return {
    name: 'lailoom-translations',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const each of unseen(allTranslations(), readLock()).stale) {
          logger.warn(`this Thai is out of date: ${inOneLine(each)}`);
        }
      },
    },
  };
}
