import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvRow } from '../../contract/csv.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import { textsOf } from '../../site/build/texts-of-yaml.ts';
import { idOf } from '../../tools/translations/texts.ts';
import { addGerman, copySmallSite, run } from '../built/copies.ts';

/** The pages that are translated into German, and one that isn't, below `content/pages`. */
const PAGES = [
  ...['index.yaml', 'landings/saas-1.yaml', 'pages/pricing.yaml', 'contacts/v1.yaml'],
  'services/v2.yaml',
];

/** Texts that these pages are built without: of the account area, of entries' pictures, and of other pages' sections. */
const NOT_NEEDED =
  /^content\/(?:account-area\/saved-items\.yaml#(?!control\.)|projects\/[^#]+#vignettes\.|kit\.yaml#(?:heroLesson|monthClose|programme|ruleBuilder|usageYear|weekPlan)\.)/;

interface Row {
  id: string;
  en: string;
  de: string;
}

/** The texts in German, each with the English that it was made from, by the ids of `npm run translations`. */
const rows: Row[] = parse(readFileSync('tests/languages/de.csv'), { bom: true, columns: true });

const fileOf = (id: string) => id.replace(/#.*/, '');

/** Returns the English of every text of a site by its id. */
function englishOf(folder: string): Map<string, string> {
  const files = globSync('content/**/*.yaml', { cwd: folder });
  return new Map(
    files.flatMap((file) =>
      textsOf(readFileSync(join(folder, file), 'utf8')).flatMap(({ field, words }) => {
        const said = words[FIRST_LANG] ?? '';
        const forms =
          typeof said === 'string' ? [[undefined, said] as const] : Object.entries(said);
        return forms.map(([category, form]) => [idOf(file, field, category), form] as const);
      }),
    ),
  );
}

/**
 * Returns the rows for the content as it is: a text that has moved within its file is found by its English, and one
 * whose English has changed by its id. A change of the English content makes no test of the third language fail.
 */
function currentRows(english: ReadonlyMap<string, string>): Row[] {
  const byWords = new Map([...english].map(([id, en]) => [`${fileOf(id)}\n${en}`, id]));
  const current = rows.flatMap(({ id, en, de }) => {
    const now = english.get(id) === en ? id : (byWords.get(`${fileOf(id)}\n${en}`) ?? id);
    const said = english.get(now);
    return said === undefined ? [] : [[now, { id: now, en: said, de }] as const];
  });
  return [...new Map(current).values()];
}

/**
 * Makes a small copy of the site with German as a draft and imports the German texts. The caller removes it.
 * @returns the folder, the outcome of the import, and the ids of the texts that have no German yet
 */
export async function germanSite() {
  const folder = copySmallSite(PAGES);
  addGerman(folder, { isDraft: true });
  const english = englishOf(folder);
  const current = currentRows(english);
  const table = [['id', 'en', 'de'], ...current.map(({ id, en, de }) => [id, en, de])];
  writeFileSync(join(folder, 'de.csv'), table.map((row) => csvRow(row, (cell) => cell)).join(''));
  const imported = await run(folder, 'translations', '--import', 'de.csv');
  const translated = new Set(current.map(({ id }) => id));
  const files = new Set(current.map(({ id }) => fileOf(id)));
  const missing = [...english.keys()].filter(
    (id) => files.has(fileOf(id)) && !translated.has(id) && !NOT_NEEDED.test(id),
  );
  return { folder, imported, missing };
}
