import { isDeepStrictEqual } from 'node:util';
import { type Node, type Pair, stringify } from 'yaml';
import { FIRST_LANG, type Lang } from '../../contract/lang.ts';
import { pluralsOf } from '../../contract/plural.ts';
import type { FileText, Words } from '../../site/build/texts-of-yaml.ts';

/** Returns the id of a text, or of one of its plural forms: `content/ui.yaml#shown.other`. */
export const idOf = (file: string, field: string, category: string | undefined): string =>
  `${file}#${field}${category === undefined ? '' : `.${category}`}`;

export const fileOf = (id: string): string => id.split('#', 1)[0] ?? '';

/** One form of a text: the only one, or one of its plural forms. */
export interface Form {
  /** The plural category; undefined if the text has no count. */
  category: string | undefined;
  english: string;
}

/** Returns the forms that a text needs in a language; English that lacks a form lends its `other`. */
export function formsIn(lang: Lang, { words }: FileText): Form[] {
  const english = words[FIRST_LANG];
  if (typeof english === 'string') return [{ category: undefined, english }];
  return pluralsOf(lang).map((category) => ({
    category,
    english: english?.[category] ?? english?.['other'] ?? '',
  }));
}

export const formOf = ({ words }: FileText, lang: Lang, category: string | undefined) => {
  const said = words[lang];
  return typeof said === 'string' || category === undefined
    ? (said as string | undefined)
    : said?.[category];
};

/** Formats a text for any place in a file, in quotes if it needs them. */
const scalar = (words: string) =>
  stringify([words], { collectionStyle: 'flow', lineWidth: 0 }).replace(/^\[\s*|\s*\]\n$/g, '');

const inYaml = (words: Words) =>
  typeof words === 'string'
    ? scalar(words)
    : `{ ${Object.entries(words)
        .map(([category, form]) => `${category}: ${scalar(form)}`)
        .join(', ')} }`;

/** Returns where a value ends, without the line breaks that belong to a block. */
function endOf(source: string, { range }: Node): number {
  let end = range?.[1] ?? 0;
  while (/\s/.test(source[end - 1] ?? '')) end -= 1;
  return end;
}

/** A change of a file: the text between two offsets is replaced. */
interface Change {
  from: number;
  to: number;
  by: string;
}

function changeOf(yaml: string, { map }: FileText, lang: Lang, said: string): Change {
  const written = map.get(lang, true) as Node | undefined;
  if (written?.range) return { from: written.range[0], to: endOf(yaml, written), by: said };
  const [previous, last] = (map.items as Pair<Node, Node>[]).slice(-2);
  const end = last?.value ? endOf(yaml, last.value) : 0;
  const start = last?.key.range?.[0] ?? 0;
  // As the languages before are separated: on one line, or on a line each.
  const between = previous?.value ? yaml.slice(endOf(yaml, previous.value), start) : '';
  const lineStart = yaml.lastIndexOf('\n', start) + 1;
  const separator = /^,?\s+$/.test(between) ? between : `\n${' '.repeat(start - lineStart)}`;
  return { from: end, to: end, by: `${separator}${lang}: ${said}` };
}

/**
 * Returns a content file with texts in a language, and everything else as it was.
 * @param texts the texts of the file
 * @param said the words, or the plural forms, of each text by its field
 */
export function withTexts(
  yaml: string,
  texts: readonly FileText[],
  lang: Lang,
  said: ReadonlyMap<string, Words>,
): string {
  const changes = texts.flatMap((text) => {
    const words = said.get(text.field);
    return words === undefined || isDeepStrictEqual(words, text.words[lang])
      ? []
      : [changeOf(yaml, text, lang, inYaml(words))];
  });
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((source, { from, to, by }) => source.slice(0, from) + by + source.slice(to), yaml);
}
