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

/** Whether a page’s markup is validated: a translation has the same as the English page (same-structure.test.ts). */
const isValidated = ({ lang }: { lang: Lang }) => isExhaustive || lang === FIRST_LANG;

test.each(Object.entries(CHECKS))('every page: %s', async (name, check) => {
  const problems: string[] = [];
  for (const page of name === VALID_HTML ? pages.filter(isValidated) : pages) {
    problems.push(...(await check(page)).map((problem) => `${page.file}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('shows every section in the kit in every language', () => {
  const shown = kitPages.map(({ path }) => path);
  const expected = LANGS.flatMap((lang) =>
    KIT_TYPES.map((type) => localizedPath(lang, `/kit/${type}`)),
  );
  expect(expected.filter((path) => !shown.includes(path))).toEqual([]);
});

test.runIf(isExhaustive)('writes valid HTML for every example of the kit', async () => {
  // The rules for the site’s pages, but here the heading of a whole page may be repeated.
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
