import type { ConfigData, RuleConfig } from 'html-validate';

/** Deviations from html-validate’s recommended and standard rules, and their reasons. */
const DEVIATIONS: RuleConfig = {
  // React writes `<img … />`, `required=""`, `hidden=""` and `hrefLang`, which are all valid HTML.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'attr-case': 'off',
  // Ignores that a modal dialog and the page behind it are never available together; see the test below.
  'unique-landmark': 'off',
};

/** The validation rules for pages: html-validate’s, with our deviations. */
export const validation = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: DEVIATIONS,
} satisfies ConfigData;
