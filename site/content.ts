import { accountPages } from '../contract/account-pages.ts';
import { brand } from '../contract/brand.ts';
import { readContent } from '../contract/content-file.ts';
import { demo } from '../contract/demo.ts';
import { formWords } from '../contract/form-words.ts';
import { consent, forms } from '../contract/forms.ts';
import { glossary } from '../contract/glossary.ts';
import { inboxWords } from '../contract/inbox-page.ts';
import { kitWords } from '../contract/kit-words.ts';
import { menu } from '../contract/menu.ts';
import { statusPages } from '../contract/status-pages.ts';
import { ui } from '../contract/ui.ts';

/**
 * Everything the site says, read and checked once per build. Only for code that runs at build
 * time; the browser gets what a component was given.
 */
export const content = {
  account: readContent('content/account.yaml', accountPages),
  statusPages: readContent('content/status-pages.yaml', statusPages),
  brand: readContent('content/brand.yaml', brand),
  consent: readContent('content/consent.yaml', consent),
  demo: readContent('content/demo.yaml', demo),
  forms: readContent('content/forms.yaml', forms),
  formWords: readContent('content/form-words.yaml', formWords),
  glossary: readContent('content/glossary.yaml', glossary),
  inbox: readContent('content/inbox.yaml', inboxWords),
  kit: readContent('content/kit.yaml', kitWords),
  menu: readContent('content/menu.yaml', menu),
  ui: readContent('content/ui.yaml', ui),
};

/** The terms of the glossary that stand in some content, for an island that is to keep them whole. */
export const termsIn = (value: unknown): string[] => {
  const words = JSON.stringify(value);
  return content.glossary.filter((term) => words.includes(term));
};

/** The account pages that can be found and shared, by their English path. */
export const accountPaths = {
  '/account/sign-in': content.account.signIn,
  '/account/sign-up': content.account.signUp,
};
