import { placeholdersIn } from '../../contract/fill.ts';
import type { Lang } from '../../contract/lang.ts';
import { didYouMean } from '../../contract/nearest.ts';
import { issuesOf } from '../../contract/text.ts';
import { type FileText, textsOf, type Words } from '../../site/build/texts-of-yaml.ts';
import type { Schemas } from './rows.ts';
import type { ReturnedRow, ReturnedTable } from './table.ts';
import { fileOf, formOf, formsIn, idOf, withTexts } from './texts.ts';

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

/** Returns the faults of a plural form: schemas only know its length and `{count}`. */
function faultsOfForm(words: string, lang: Lang, english: string): string[] {
  const names = [
    ...placeholdersIn(english).filter((name) => !BRAND.has(name)),
    ...placeholdersIn(words).filter((name) => BRAND.has(name)),
  ];
  return issuesOf(words, lang, english, names);
}

const shortened = (words: string) =>
  JSON.stringify(words.length > 80 ? `${words.slice(0, 79)}…` : words);

/** A text as it is in the content, or one of its plural forms. */
interface Known {
  english: string;
  /** The translation; undefined if there is none yet. */
  words: string | undefined;
  isForm: boolean;
}

/** Returns the faults of a row that came back. */
function faultsOf({ english, words }: ReturnedRow, known: Known, target: Lang): string[] {
  if (english !== known.english) {
    return [
      `the English is now ${shortened(known.english)}: export the text again and translate that`,
    ];
  }
  if (words === '') {
    return known.words === undefined
      ? []
      : ['is empty, and the text is translated already: leave out the row to keep it'];
  }
  return known.isForm ? faultsOfForm(words, target, english) : [];
}

/**
 * Returns the translations of a file by field, each complete: those that came back, and for a text with plural forms
 * also those that the file has.
 * @param said the words of each row, by its id
 * @param fault reports the id of a form that is missing
 */
function textsToWrite(
  file: string,
  texts: readonly FileText[],
  target: Lang,
  said: ReadonlyMap<string, string>,
  fault: (id: string) => void,
): Map<string, Words> {
  const found = new Map<string, Words>();
  for (const text of texts) {
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

/**
 * Checks a table that came back and adds its translations to the content.
 * @param sources the text of each content file, by its path
 * @param faultsOfTexts checks the texts of a file with its schema
 */
export function importTable(
  { target, rows }: ReturnedTable,
  sources: ReadonlyMap<string, string>,
  faultsOfTexts: Schemas['faultsOfTexts'],
): Import {
  const wanted = [...new Set(rows.map(({ id }) => fileOf(id)))];
  const changed = wanted.flatMap((file) => {
    const yaml = sources.get(file);
    return yaml === undefined ? [] : [{ file, yaml, texts: textsOf(yaml) }];
  });
  const known = new Map(
    changed.flatMap(({ file, texts }) =>
      texts.flatMap((text) =>
        formsIn(target, text).map(({ category, english }) => {
          const words = formOf(text, target, category);
          const isForm = category !== undefined;
          return [idOf(file, text.field, category), { english, words, isForm }] as const;
        }),
      ),
    ),
  );
  const ids = [...known.keys()];
  const said = new Map<string, string>();
  const numbers = new Map<string, number>();
  const found: { number: number; fault: string }[] = [];
  const add = (number: number, id: string, message: string) =>
    found.push({ number, fault: `row ${number}: ${id}: ${message}` });
  for (const row of rows) {
    const text = known.get(row.id);
    const messages = numbers.has(row.id)
      ? ['is there twice: delete one of the rows']
      : text
        ? faultsOf(row, text, target)
        : [`is no text of the content${didYouMean(row.id, ids)}`];
    for (const message of messages) add(row.number, row.id, message);
    numbers.set(row.id, row.number);
    if (row.words !== '') said.set(row.id, row.words);
  }
  const lacking: string[] = [];
  const files = new Map(
    changed.map(({ file, yaml, texts }) => {
      const translated = textsToWrite(file, texts, target, said, (id) =>
        lacking.push(`${id}: is missing: translate every plural form of a text`),
      );
      return [file, withTexts(yaml, texts, target, translated)];
    }),
  );
  for (const [file, yaml] of files) {
    for (const { field, message } of faultsOfTexts(file, yaml, target)) {
      const id = idOf(file, field, undefined);
      const number = said.has(id) ? numbers.get(id) : undefined;
      if (number !== undefined) add(number, id, message);
    }
  }
  const byRow = found.toSorted((one, other) => one.number - other.number);
  const faults = [...new Set([...byRow.map(({ fault }) => fault), ...lacking])];
  return {
    files: faults.length > 0 ? new Map() : files,
    faults,
    taken: said.size,
    open: rows.length - said.size,
  };
}
