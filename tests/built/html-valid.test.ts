import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { validation } from './validation.ts';

const validator = new HtmlValidate(validation);

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
