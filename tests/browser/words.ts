import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { consent, forms } from '../../contract/forms.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { statusPages } from '../../site/app/status-page/texts.ts';
import type { Page as ContentPage } from '../../site/page.ts';
import type { SectionOf, SectionType } from '../../site/sections.ts';
import { brand } from '../../site/words/brand.ts';
import { formWords } from '../../site/words/form-words.ts';
import { glossary } from '../../site/words/glossary.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { menu } from '../../site/words/menu.ts';
import { ui } from '../../site/words/ui.ts';

// The build has checked the pages; their schema would load every component in every worker.
const page = z.custom<ContentPage>();

export const content = {
  statusPages: readContent('content/status-pages.yaml', statusPages),
  brand: readContent('content/brand.yaml', brand),
  consent: readContent('content/consent.yaml', consent),
  forms: readContent('content/forms.yaml', forms),
  formWords: readContent('content/form-words.yaml', formWords),
  glossary: readContent('content/glossary.yaml', glossary),
  kit: readContent('content/kit.yaml', kitWords),
  home: readContent('content/pages/index.yaml', page),
  lost: readContent('content/pages/errors/404-1.yaml', page),
  menu: readContent('content/menu.yaml', menu),
  ui: readContent('content/ui.yaml', ui),
};

/** Words as shown on the page. */
const asRead = <Words>(words: Words): Words =>
  JSON.parse(
    JSON.stringify(words, (_, value) => (typeof value === 'string' ? bindWords(value) : value)),
  );

/** The words of a form by its id in `content/forms.yaml`. */
export function wordsOfForm(id: string, lang: Lang) {
  const { fields, callToAction, ...words } = localize(content.formWords, lang);
  const form = localize(content.forms, lang)[id];
  if (!form) throw new Error(`There is no form ${id}.`);
  const { submit = callToAction.start, sent, repeated } = form;
  return asRead({ ...fields, ...words, submit, sent, repeated });
}

const [lost] = content.lost.sections;
if (lost?.type !== 'hero-lost') throw new Error('The page of a wrong address has another opening.');
const lostHeading = lost.heading;

/** The words of the site in a language; `form` is the call to action. */
export const words = (lang: Lang) => ({
  ...asRead(
    localize(
      {
        statusPages: content.statusPages,
        home: content.home,
        lost: { title: content.lost.title, heading: lostHeading },
        ui: content.ui,
        author: content.brand.author,
      },
      lang,
    ),
  ),
  form: wordsOfForm('call-to-action', lang),
});

export function homeSection<Type extends SectionType>(
  type: Type,
  lang: Lang,
): Localized<SectionOf<Type>> {
  const found = words(lang).home.sections.find((section) => section.type === type);
  if (!found) throw new Error(`The home page has no section of the type ${type}.`);
  return found as Localized<SectionOf<Type>>;
}

/** The first link of the English home page, which leads to the form further down. */
export function linkToForm(page: Page) {
  const label = homeSection('hero-loom', 'en').actions[0]?.label ?? '';
  return page.getByRole('main').getByRole('link', { name: label, exact: true }).first();
}
