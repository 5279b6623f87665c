import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { FIRST_LANG, LANGS, type Lang } from '../../contract/lang.ts';
import { textsOf, type Words } from './texts-of-yaml.ts';

/**
 * The lock file: a line per translation with the hashes of its text and of the English text it was made from. Lines are
 * keyed by text and not by position, so that moving a section doesn't make a translation look outdated.
 */
const LOCK = 'content/translations.lock';

const LOCK_HEAD =
  '# Which English each translation was made from: hash of the translation, hash of the English.\n# Written by `npm run translations -- --done`, once somebody has looked.\n';

/** A text in the first language and in another one, with the location of the translation. */
export interface Translation {
  file: string;
  line: number;
  lang: Lang;
  english: string;
  words: string;
}

/** A text that a language lacks, and its field in the file. */
export interface Missing extends Omit<Translation, 'words'> {
  field: string;
}

/** The texts of some content, in every language but the first. */
interface Translations {
  written: Translation[];
  missing: Missing[];
}

/** Returns the message that a language lacks a text, in the format of content faults. */
export const missingFault = ({ file, line, field, lang }: Missing): string =>
  `${file}:${line}: ${field}: needs ${lang}: add it`;

/** Whether a text is at one of the places, which are files, or fields with everything in them. */
export const isIn = (id: string, places: readonly string[]): boolean =>
  places.some(
    (place) => id === place || (id.startsWith(place) && /[#.]/.test(id.charAt(place.length))),
  );

export interface Unseen {
  /** Made from an English text that no longer has this translation. */
  stale: Translation[];
  /** New, or now used for a second English text. */
  fresh: Translation[];
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const lineOf = ({ english, words }: Translation) => `${hash(words)} ${hash(english)}`;

/** Returns a text as one: its words, or all of its plural forms. */
const asOne = (words: Words) =>
  typeof words === 'string' ? words : Object.values(words).join(' / ');

/** Returns every text of a content file in every language but the first, in reading order. */
export function translationsIn(file: string, yaml: string): Translations {
  const found: Translations = { written: [], missing: [] };
  for (const { field, line, words: all, lines } of textsOf(yaml)) {
    const english = asOne(all[FIRST_LANG] ?? '');
    for (const lang of LANGS.filter((each) => each !== FIRST_LANG)) {
      const words = all[lang];
      if (words === undefined) {
        found.missing.push({ file, line, field, lang, english });
      } else {
        found.written.push({ file, line: lines[lang] ?? line, lang, english, words: asOne(words) });
      }
    }
  }
  return found;
}

/** A text in one language, with its location. */
export interface LocatedText {
  file: string;
  line: number;
  /** The field in the file, as in `sections.0.heading.en`. */
  field: string;
  lang: Lang;
  words: string;
}

/** Returns every text of a content file, in reading order. */
const textsIn = (file: string, yaml: string): LocatedText[] =>
  textsOf(yaml).flatMap(({ field, line, words: all, lines }) =>
    LANGS.flatMap((lang) => {
      const words = all[lang];
      return words === undefined
        ? []
        : { file, line: lines[lang] ?? line, field: `${field}.${lang}`, lang, words: asOne(words) };
    }),
  );

/**
 * Returns every text of the content in every language, including the bodies of entries, which begin on line 1.
 * @param root the project's folder
 */
export function allTexts(root = '.'): LocatedText[] {
  const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...find('content/**/*.yaml').flatMap((file) => textsIn(file, read(file))),
    ...LANGS.flatMap((lang) =>
      find(`content/*/*/${lang}.mdx`).map((file) => ({
        file,
        line: 1,
        field: '(the body)',
        lang,
        words: read(file),
      })),
    ),
  ];
}

/** Returns the bodies of an entry, one file per language, each of which counts as one text. */
function bodyTranslations(root: string, original: string): Translations {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const english = read(original);
  const found: Translations = { written: [], missing: [] };
  for (const lang of LANGS.filter((each) => each !== FIRST_LANG)) {
    const file = join(dirname(original), `${lang}.mdx`);
    if (existsSync(join(root, file))) {
      found.written.push({ file, line: 1, lang, english, words: read(file) });
    } else {
      found.missing.push({ file, line: 1, field: '(the whole file)', lang, english });
    }
  }
  return found;
}

/**
 * Returns every text of the content in every language but the first, including the bodies of entries.
 * @param root the project's folder
 */
export function allTranslations(root = '.'): Translations {
  const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const found = [
    ...find('content/**/*.yaml').map((file) =>
      translationsIn(file, readFileSync(join(root, file), 'utf8')),
    ),
    ...find(`content/*/*/${FIRST_LANG}.mdx`).map((file) => bodyTranslations(root, file)),
  ];
  return {
    written: found.flatMap(({ written }) => written),
    missing: found.flatMap(({ missing }) => missing),
  };
}

/**
 * Returns the translations to review.
 * @param lock the content of the lock file
 */
export function unseen(translations: readonly Translation[], lock: string): Unseen {
  const seen = new Set(lock.split('\n').filter((line) => /^\w/.test(line)));
  const current = new Set(translations.map(lineOf));
  const left = new Set(
    [...seen].filter((line) => !current.has(line)).map((line) => line.split(' ')[0]),
  );
  const open = translations.filter((each) => !seen.has(lineOf(each)));
  return {
    stale: open.filter(({ words }) => left.has(hash(words))),
    fresh: open.filter(({ words }) => !left.has(hash(words))),
  };
}

/** Returns the lock file after all of these translations have been reviewed. */
export const lockOf = (translations: readonly Translation[]): string =>
  `${LOCK_HEAD}${[...new Set(translations.map(lineOf))].sort().join('\n')}\n`;

export const readLock = (): string => (existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : '');

export const writeLock = (translations: readonly Translation[]): void =>
  writeFileSync(LOCK, lockOf(translations));

/** Returns the first line of a text. */
export const beginning = (text: string) => text.split('\n', 1)[0] ?? '';

/** Returns one line about a translation, for its translator. */
export const inOneLine = ({ file, line, lang, english, words }: Translation): string =>
  `${file}:${line}: ${lang}: ${beginning(words)}\n    English now: ${beginning(english)}`;

/** Lists, in each build, the translations whose English text has changed. */
export function translations(): AstroIntegration {
  return {
    name: 'site-translations',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const each of unseen(allTranslations().written, readLock()).stale) {
          logger.warn(`this translation is out of date: ${inOneLine(each)}`);
        }
      },
    },
  };
}
