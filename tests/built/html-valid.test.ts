import { HtmlValidate, type RuleConfig } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** Where we deviate from html-validate's recommended and standard rules, and why. */
const DEVIATIONS: RuleConfig = {
  // React writes `<img … />`, `required=""` and `hrefLang`; to the HTML standard all three are spelled rightly.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attr-case': 'off',
  // Does not know that a modal dialog and the page behind it are never there at once; see the test below.
  'unique-landmark': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: DEVIATIONS,
});

test.each(pages)('$file is valid HTML', async ({ html, file }) => {
  const report = await validator.validateString(html, file);
  const complaints = report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) => `${line}: ${ruleId}: ${message} (${selector})`);
  expect(complaints).toEqual([]);
});

test.each(pages)('$file: landmarks that are there together have names of their own', ({ $ }) => {
  for (const scope of ['body', ...$('dialog').toArray()]) {
    const names = $(scope)
      .find('nav')
      .filter((_, nav) => $(nav).closest('dialog, body')[0] === $(scope)[0])
      .toArray()
      .map((nav) => $(nav).attr('aria-label') ?? '');
    expect(new Set(names).size, names.join(', ')).toBe(names.length);
    expect(names).not.toContain('');
  }
});
