import { answers } from '../../contract/answers.ts';
import { brand } from '../../contract/brand.ts';
import { readContent } from '../../contract/content-file.ts';
import { formWords } from '../../contract/form-words.ts';
import { glossary } from '../../contract/glossary.ts';
import type { Lang } from '../../contract/lang.ts';
import { menu } from '../../contract/menu.ts';
import { page } from '../../contract/page.ts';
import { bindRepeatMark } from '../../contract/pieces.ts';
import type { SectionOf, SectionType } from '../../contract/section.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { ui } from '../../contract/ui.ts';

export const content = {
  answers: readContent('content/answers.yaml', answers),
  brand: readContent('content/brand.yaml', brand),
  formWords: readContent('content/form-words.yaml', formWords),
  glossary: readContent('content/glossary.yaml', glossary),
  home: readContent('content/pages/index.yaml', page),
  menu: readContent('content/menu.yaml', menu),
  ui: readContent('content/ui.yaml', ui),
};

/** What the site says in a language, as it is to be read on the page. */
export function words(lang: Lang) {
  const said = localize(
    {
      answers: content.answers,
      form: content.formWords,
      home: content.home,
      ui: content.ui,
      author: content.brand.author,
    },
    lang,
  );
  return JSON.parse(
    JSON.stringify(said, (_, value) => (typeof value === 'string' ? bindRepeatMark(value) : value)),
  ) as typeof said;
}

/** The words of the home page's section of a type. */
export function homeSection<Type extends SectionType>(
  type: Type,
  lang: Lang,
): Localized<SectionOf<Type>> {
  const found = words(lang).home.sections.find((section) => section.type === type);
  if (!found) throw new Error(`The home page has no section of the type ${type}.`);
  return found as Localized<SectionOf<Type>>;
}
