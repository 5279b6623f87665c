import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { FIRST_LANG, LANGS, type Lang, localizedPath } from '../../contract/lang.ts';
import { KIT_TYPES } from '../../site/gallery/examples.ts';
import { isExhaustive } from '../scope.ts';
import { kitPages, read } from '../tested-site.ts';
import { CHECKS } from './checks/index.ts';
import { VALID_HTML } from './checks/markup.ts';
import { pages } from './pages.ts';
import { validation } from './validation.ts';

/** Whether a page's markup is read: a translation has that of the English page (same-structure.test.ts). */
const isValidated = ({ lang }: { lang: Lang }) => isExhaustive || lang === FIRST_LANG;

test.each(Object.entries(CHECKS))('every page: %s', async (name, check) => {
  const problems: string[] = [];
  for (const page of name === VALID_HTML ? pages.filter(isValidated) : pages) {
    problems.push(...(await check(page)).map((problem) => `${page.file}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('the kit shows every section in every language', () => {
  const shown = kitPages.map(({ path }) => path);
  const wanted = LANGS.flatMap((lang) =>
    KIT_TYPES.map((type) => localizedPath(lang, `/kit/${type}`)),
  );
  expect(wanted.filter((path) => !shown.includes(path))).toEqual([]);
});

test.runIf(isExhaustive)('every example of the kit is valid HTML', async () => {
  // As on the pages of the site; but here a heading of a whole page can stand many times.
  const validator = new HtmlValidate({
    ...validation,
    rules: { ...validation.rules, 'heading-level': ['error', { allowMultipleH1: true }] },
  });
  const problems: string[] = [];
  for (const { file } of kitPages) {
    const { results } = await validator.validateString(read(file), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${file}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(problems).toEqual([]);
});
