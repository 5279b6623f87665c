import { LANGS, localizedPath } from '../../contract/lang.ts';
import type { SearchFile } from '../../contract/search/file.ts';
import { indexPages } from '../../contract/search/page-index.ts';
import type { Store } from '../../server/store/database.ts';
import { wordCutter } from '../../site/search/word-cutter.ts';
import { lastingFolder, write } from '../folders.ts';
import { once, writeSite } from './fixture.ts';

const words: SearchFile['words'] = {
  found: { other: '{count} pages' },
  some: { other: '{count} have some' },
  best: 'The best {count}.',
  nothing: 'Nothing for “{query}”',
  advice: 'Ask us',
  suggestion: 'Did you mean {words}?',
  busy: 'Wait a minute',
};

/** The text of the fixture’s pages in each language. */
const SAID = { en: 'Invoices <b>are</b> read by AI', th: 'ระบบอ่านใบแจ้งหนี้ด้วย AI' };

/** Writes the fixture site with a search page in every language, as a build would, and returns its folder. */
export function writeSearchSite(folder = writeSite()): string {
  for (const lang of LANGS) {
    const text = SAID[lang];
    const file: SearchFile = {
      lang,
      words,
      terms: [],
      index: indexPages([
        {
          path: localizedPath(lang, '/landings/product'),
          title: 'Product',
          description: text,
          kind: 'Page',
          titleWords: 'product',
          headingWords: '',
          bodyWords: wordCutter([], [text])(text).join(' '),
        },
      ]),
    };
    write(folder, {
      [`search-index/${lang}.1a2b3c4d.json`]: JSON.stringify(file),
      [`${localizedPath(lang, '/search')}.html`.slice(1)]:
        `<!doctype html><form data-search-form="/search-index/${lang}.1a2b3c4d.json"><input name="q" data-search-field=""/></form><p data-search-status=""></p><div data-search-results=""></div><a href="${localizedPath(lang, '/search')}" lang="${lang}">${lang}</a>`,
      [`${localizedPath(lang, '/landings/product')}.md`.slice(1)]:
        `# Product\n\n${text}, page by page.\n`,
    });
  }
  return folder;
}

/** Returns the folder of a search site that no test changes, shared by all of a process. */
export const searchSite = once(() => writeSearchSite(writeSite(lastingFolder())));

/** Returns the address of a search. */
export const asking = (query: string, path = '/search') => `${path}?q=${encodeURIComponent(query)}`;

/** Returns the counted searches without results. */
export const missedSearches = ({ db }: Store) =>
  db.selectFrom('missedSearch').select(['query', 'lang', 'count']).orderBy('id').execute();
