import { HtmlValidate } from 'html-validate';
import { counterpart, origin, tagOf } from '../pages.ts';
import { validation } from '../validation.ts';
import { type Check, unless } from './check.ts';

const validator = new HtmlValidate(validation);

const validHtml: Check = async ({ html, file }) => {
  const report = await validator.validateString(html, file);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) => `${line}: ${ruleId}: ${message} (${selector})`);
};

const landmarks: Check = ({ $ }) =>
  ['body', ...$('dialog').toArray()].flatMap((scope) => {
    const names = $(scope)
      .find('nav')
      .filter((_, nav) => $(nav).closest('dialog, body')[0] === $(scope)[0])
      .toArray()
      .map((nav) => $(nav).attr('aria-label') ?? '');
    return unless(
      new Set(names).size === names.length && !names.includes(''),
      `the names of its navigation: ${names.join(', ')}`,
    );
  });

// axe checks elements with role="dialog", but not the dialog element.
const dialogs: Check = (page) =>
  page
    .$('dialog')
    .toArray()
    .filter((dialog) => {
      const [label = '', by = ''] = ['aria-label', 'aria-labelledby'].map((name) =>
        page.$(dialog).attr(name),
      );
      return (by === '' ? label : page.$(`[id="${by}"]`).text()).trim() === '';
    })
    .map((dialog) => tagOf(page, dialog));

// The inbox learns from these fields alone on which page a lead was written and in which language to answer. An entry
// at a second address sends that of its own page.
const formOrigins: Check = ({ $, path, lang }) => {
  const canonical = new URL($('link[rel="canonical"]').attr('href') ?? path, origin).pathname;
  return $('form[action="/api/leads"]')
    .toArray()
    .flatMap((form) => {
      const sent = (name: string) =>
        $(form)
          .find(`input[name="${name}"]`)
          .toArray()
          .map((input) => $(input).attr('value'))
          .join();
      return [
        ...unless(
          [path, canonical].some((each) => sent('page') === counterpart(each, 'en')),
          `a form sends the page ${sent('page')}`,
        ),
        ...unless(sent('lang') === lang, `a form sends the language ${sent('lang')}`),
      ];
    });
};

/** The name of the slowest check by far. */
export const VALID_HTML = 'is valid HTML';

export const markupChecks = {
  [VALID_HTML]: validHtml,
  'has different names for landmarks shown together': landmarks,
  'names every dialog': dialogs,
  'sends its English path and its language with its forms': formOrigins,
};
