import { parse } from 'yaml';
import { FIRST_LANG, LANGS, type Lang } from '../../contract/lang.ts';
import { textsOf } from '../../site/build/texts-of-yaml.ts';
import type { Row } from './table.ts';
import { formOf, formsIn, idOf } from './texts.ts';

/** Returns the parsed path of a field: `sections.0.heading` is `['sections', 0, 'heading']`. */
const pathOf = (field: string) =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The schemas of the content files, by what they say about texts. */
export type Schemas = Pick<
  typeof import('../../site/text-fields.ts'),
  'textFieldsOf' | 'faultsOfTexts'
>;

/** Describes the place of a text for its translator: the title of the page, and the type of the section. */
function placeOf(written: unknown, path: readonly (string | number)[]): string[] {
  const at = (object: unknown, key: string | number): unknown => Reflect.get(Object(object), key);
  const title = at(at(written, 'title'), FIRST_LANG);
  const [list, index] = path;
  const type =
    list === 'sections' && index !== undefined
      ? at(at(at(written, list), index), 'type')
      : undefined;
  return [title, type].filter((each) => typeof each === 'string');
}

/**
 * Returns the rows of a content file for translators into a language.
 * @param textFieldsOf looks up the limit of a text and what it is for
 */
export function rowsOf(
  file: string,
  yaml: string,
  target: Lang,
  textFieldsOf: Schemas['textFieldsOf'],
): Row[] {
  const written: unknown = parse(yaml);
  const fieldAt = textFieldsOf(file, written);
  return textsOf(yaml).flatMap((text) => {
    const path = pathOf(text.field);
    const { limit, description } = fieldAt(path);
    const context = [...placeOf(written, path), ...(description ? [description] : [])].join(' · ');
    return formsIn(target, text).map(({ category, english }) => ({
      id: idOf(file, text.field, category),
      context,
      limit,
      words: {
        ...Object.fromEntries(
          LANGS.map((lang) => [lang, formOf(text, lang, category) ?? formOf(text, lang, 'other')]),
        ),
        [FIRST_LANG]: english,
        [target]: formOf(text, target, category),
      },
    }));
  });
}
