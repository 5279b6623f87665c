import type { ConfigData, RuleConfig } from 'html-validate';

/** Where we deviate from html-validate's recommended and standard rules, and why. */
const DEVIATIONS: RuleConfig = {
  // React writes `<img … />`, `required=""`, `hidden=""` and `hrefLang`; to the HTML standard all are spelled rightly.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'attr-case': 'off',
  // Does not know that a modal dialog and the page behind it are never there at once; see the test below.
  'unique-landmark': 'off',
};

/** What we hold pages to: html-validate's rules, and where we deviate. */
export const validation = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: DEVIATIONS,
} satisfies ConfigData;
