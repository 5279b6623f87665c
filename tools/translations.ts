/**
 * `npm run translations [-- --list | --done]` Counts, by language and file, outdated translations, whose English has
 * changed, new ones, and those missing in draft languages; exits with 1 if there are any to review. A few, or all of
 * them with `--list`, are listed. With `--done`, the translator has reviewed them, and they are recorded as current.
 *
 * `npm run translations -- --page <path> … [--list]` Does so for the texts that pages need and draft languages lack.
 *
 * `npm run translations -- --export <language> [--only <content file> …] [--page <path> …] > <file>` Prints the texts,
 * those of some files, or those that a page needs, as a table for translators (docs/languages.md).
 *
 * `npm run translations -- --import <file>` Checks such a table and writes its translations into the content; writes
 * nothing and exits with 1 if there is a fault in any row.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIRST_LANG, LANGS, type Lang } from '../contract/lang.ts';
import { didYouMean } from '../contract/nearest.ts';
import {
  allTranslations,
  beginning,
  inOneLine,
  isIn,
  type Missing,
  missingFault,
  readLock,
  unseen,
  writeLock,
} from '../site/build/translations.ts';
import { formatContent } from './format-content.ts';
import { importFromSite } from './import-from-site.ts';
import { importTable } from './translations/returned.ts';
import { rowsOf, type Schemas } from './translations/rows.ts';
import { formatTable, parseTable } from './translations/table.ts';
import { fileOf } from './translations/texts.ts';

const { values } = parseArgs({
  options: {
    done: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    export: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', multiple: true, default: [] },
    import: { type: 'string' },
  },
});

/** The number of texts that are listed without being asked for. */
const LISTED_MAX = 40;

/** Reports faults, one per line, and ends the program. */
function refuse(...faults: string[]): never {
  console.error(faults.join('\n'));
  process.exit(1);
}

/** Returns the text of every content file by its path. */
const readSources = () =>
  new Map(
    globSync('content/**/*.yaml')
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  );

if (values.export !== undefined) await exportTexts(values.export);
else if (values.import !== undefined) await importTexts(values.import);
else if (values.page.length > 0) await printMissing(values.page);
else review();

async function exportTexts(name: string): Promise<void> {
  const others = LANGS.filter((lang) => lang !== FIRST_LANG);
  const target = others.find((lang) => lang === name);
  if (!target) refuse(`${name} is no language to translate into: one of ${others.join(', ')}`);
  const sources = readSources();
  const all = [...sources.keys()];
  const unknown = values.only.filter((file) => !sources.has(file));
  if (unknown.length > 0) {
    refuse(...unknown.map((file) => `${file} is no content file${didYouMean(file, all)}`));
  }
  const asked = [
    ...values.only,
    ...(values.page.length > 0 ? await placesOfPages(values.page) : []),
  ];
  const places = asked.length > 0 ? asked : all;
  const files = [...new Set(places.map(fileOf))];
  const { textFieldsOf } = await importFromSite<Schemas>('./site/text-fields.ts');
  const rows = files
    .flatMap((file) => rowsOf(file, sources.get(file) ?? '', target, textFieldsOf))
    .filter(({ id }) => isIn(id, places));
  process.stdout.write(formatTable(rows, target));
  console.error(
    `${rows.length} texts of ${files.length} files. The bodies of entries are not in the table: they are the files ${FIRST_LANG}.mdx, to be translated as ${target}.mdx beside them.`,
  );
}

/** Returns the places of the texts that some pages need. */
async function placesOfPages(pages: readonly string[]): Promise<string[]> {
  try {
    const { placesOfPage } =
      await importFromSite<typeof import('../site/texts-of-page.ts')>('./site/texts-of-page.ts');
    return pages.flatMap(placesOfPage);
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentError') refuse(error.message);
    throw error;
  }
}

async function importTexts(file: string): Promise<void> {
  const table = parseTable(readFileSync(file, 'utf8'));
  if (typeof table === 'string') refuse(`${file}: ${table}`);
  const { faultsOfTexts } = await importFromSite<Schemas>('./site/text-fields.ts');
  const { files, faults, taken, open } = importTable(table, readSources(), faultsOfTexts);
  if (faults.length > 0) {
    refuse(...faults.map((fault) => `${file}: ${fault}`), 'Nothing was written.');
  }
  for (const [path, yaml] of files) writeFileSync(path, yaml);
  formatContent([...files.keys()]);
  console.log(
    `${taken} texts are in the content; rows without a translation: ${open}. Next: npm run translations -- --done`,
  );
}

/** A text that needs somebody's attention, as it is listed. */
interface Open {
  state: string;
  at: { lang: Lang; file: string };
  line: string;
}

/** Prints a line per language and file with the number of its texts in each state. */
function printCounts(open: readonly Open[]): void {
  const byFile = Map.groupBy(open, ({ at }) => `${at.lang}: ${at.file}`);
  for (const [file, texts] of [...byFile].sort()) {
    const counts = [...Map.groupBy(texts, ({ state }) => state)];
    console.log(`${file}: ${counts.map(([state, { length }]) => `${length} ${state}`).join(', ')}`);
  }
}

/** Lists the texts, or counts them by file. */
function print(open: readonly Open[], all: string): void {
  if (values.list || open.length <= LISTED_MAX) {
    for (const { state, line } of open) console.log(`${state}: ${line}`);
  } else {
    printCounts(open);
    console.log(`All of the texts: ${all}`);
  }
}

function asOpen(at: Missing): Open {
  return {
    state: 'missing',
    at,
    line: `${missingFault(at)}\n    English now: ${beginning(at.english)}`,
  };
}

/** Prints what some pages need and draft languages lack. */
async function printMissing(pages: readonly string[]): Promise<void> {
  const places = await placesOfPages(pages);
  const { missing } = allTranslations();
  const open = missing.filter(({ file, field }) => isIn(`${file}#${field}`, places)).map(asOpen);
  print(open, `npm run translations -- ${pages.map((page) => `--page ${page}`).join(' ')} --list`);
  if (open.length === 0) console.log('No text is missing.');
}

function review(): void {
  const { written, missing } = allTranslations();
  if (values.done) {
    writeLock(written);
    console.log(`${written.length} texts are noted with the English that they were made from.`);
    return;
  }
  const { stale, fresh } = unseen(written, readLock());
  const open = [
    ...missing.map(asOpen),
    ...stale.map((at) => ({ state: 'out of date', at, line: inOneLine(at) })),
    ...fresh.map((at) => ({ state: 'new', at, line: inOneLine(at) })),
  ];
  print(open, 'npm run translations -- --list');
  if (stale.length + fresh.length > 0) {
    console.error(
      'Look at each translation beside its English; then run: npm run translations -- --done',
    );
    process.exitCode = 1;
  }
}
