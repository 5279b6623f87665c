import { wording } from '../../contract/content-wording.ts';
import { placeholdersIn } from '../../contract/fill.ts';
import { FIRST_LANG, type Lang } from '../../contract/lang.ts';
import { didYouMean } from '../../contract/nearest.ts';
import { issuesOf, line } from '../../contract/text.ts';
import { type LookUp, rowsOf } from './rows.ts';
import type { ReturnedRow, ReturnedTable, Row } from './table.ts';
import { formOf, formsIn, idOf, textsOf, type Words, withTexts } from './texts.ts';

/** The outcome of an import: the changed files, or the faults. */
export interface Import {
  /** The new text of each file that changes, by its path. */
  files: Map<string, string>;
  /** One line per fault: the row, the text and what to do. */
  faults: string[];
  /** The number of texts that were taken over. */
  taken: number;
  /** The number of rows without a translation. */
  open: number;
}

/** The names that every text may contain and none needs. */
const BRAND = new Set(['company', 'product']);

/** Returns the faults of the words of a row. */
function faultsOfWords(words: string, lang: Lang, { limit, words: texts }: Row): string[] {
  const english = texts[FIRST_LANG] ?? '';
  const { error } = line(limit ?? Number.POSITIVE_INFINITY).safeParse(words, {
    error: wording,
    reportInput: true,
  });
  const names = [
    ...placeholdersIn(english).filter((name) => !BRAND.has(name)),
    ...placeholdersIn(words).filter((name) => BRAND.has(name)),
  ];
  return [
    ...(error?.issues ?? []).map(({ message }) => message),
    ...issuesOf(words, lang, english, names),
  ];
}

const shortened = (words: string) =>
  JSON.stringify(words.length > 80 ? `${words.slice(0, 79)}…` : words);

/** Returns the faults of a row that came back. */
function faultsOf({ english, words }: ReturnedRow, known: Row, target: Lang): string[] {
  if (english !== known.words[FIRST_LANG]) {
    return [
      `the English is now ${shortened(known.words[FIRST_LANG] ?? '')}: export the text again and translate that`,
    ];
  }
  if (words === '') {
    return known.words[target] === undefined
      ? []
      : ['is empty, and the text is translated already: leave out the row to keep it'];
  }
  return faultsOfWords(words, target, known);
}

/**
 * Returns the translations of a file by field, each complete: those that came back, and for a text with plural forms
 * also those that the file has.
 * @param said the words of each row, by its id
 * @param fault reports the id of a form that is missing
 */
function textsToWrite(
  file: string,
  yaml: string,
  target: Lang,
  said: ReadonlyMap<string, string>,
  fault: (id: string) => void,
): Map<string, Words> {
  const found = new Map<string, Words>();
  for (const text of textsOf(yaml)) {
    const forms = formsIn(target, text).map(({ category }) => {
      const id = idOf(file, text.field, category);
      return { id, category, words: said.get(id) ?? formOf(text, target, category) };
    });
    if (!forms.some(({ id }) => said.has(id))) continue;
    for (const { id, words } of forms) if (words === undefined) fault(id);
    const [only] = forms;
    found.set(
      text.field,
      only?.category === undefined
        ? (only?.words ?? '')
        : Object.fromEntries(forms.map(({ category, words }) => [category, words ?? ''])),
    );
  }
  return found;
}

const fileOf = (id: string) => id.split('#', 1)[0] ?? '';

/**
 * Checks a table that came back and adds its translations to the content.
 * @param sources the text of each content file, by its path
 */
export function takeBack(
  { target, rows }: ReturnedTable,
  sources: ReadonlyMap<string, string>,
  lookUp: LookUp,
): Import {
  const wanted = [...new Set(rows.map(({ id }) => fileOf(id)))];
  const changed = wanted.flatMap((file) => {
    const yaml = sources.get(file);
    return yaml === undefined ? [] : [{ file, yaml }];
  });
  const known = new Map(
    changed
      .flatMap(({ file, yaml }) => rowsOf(file, yaml, target, lookUp))
      .map((row) => [row.id, row] as const),
  );
  const ids = [...known.keys()];
  const said = new Map<string, string>();
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const row of rows) {
    const text = known.get(row.id);
    const messages = seen.has(row.id)
      ? ['is there twice: delete one of the rows']
      : text
        ? faultsOf(row, text, target)
        : [`is no text of the content${didYouMean(row.id, ids)}`];
    faults.push(...messages.map((message) => `row ${row.number}: ${row.id}: ${message}`));
    seen.add(row.id);
    if (row.words !== '') said.set(row.id, row.words);
  }
  const files = new Map(
    changed.map(({ file, yaml }) => {
      const texts = textsToWrite(file, yaml, target, said, (id) =>
        faults.push(`${id}: is missing: translate every plural form of a text`),
      );
      return [file, withTexts(yaml, target, texts)];
    }),
  );
  return {
    files: faults.length > 0 ? new Map() : files,
    faults,
    taken: said.size,
    open: rows.length - said.size,
  };
}
