import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { FIRST_LANG, LANGS, type Lang } from '../../contract/lang.ts';

/** The words of a text in one language, or its plural forms by category. */
export type Words = string | Record<string, string>;

/** A text of a content file. */
export interface FileText {
  /** The field in the file, as in `sections.0.heading`. */
  field: string;
  map: YAMLMap;
  line: number;
  words: Partial<Record<Lang, Words>>;
  /** The line of the text in each language. */
  lines: Partial<Record<Lang, number>>;
}

/** Returns the field of a node, as in `sections.0.heading`. */
export const fieldOf = (above: readonly unknown[]): string =>
  above
    .flatMap((each, depth) => {
      const inside = above[depth + 1];
      if (isPair(each)) return [String(each.key)];
      return isSeq(each) && inside ? [String(each.items.indexOf(inside))] : [];
    })
    .join('.');

function wordsOf(node: unknown): Words | undefined {
  if (isScalar(node)) return typeof node.value === 'string' ? node.value : undefined;
  if (!isMap(node)) return undefined;
  const forms = Object.entries(node.toJSON() as Record<string, unknown>);
  return forms.every((form): form is [string, string] => typeof form[1] === 'string')
    ? Object.fromEntries(forms)
    : undefined;
}

const isLanguage = (key: unknown) =>
  isScalar(key) && (LANGS as readonly unknown[]).includes(key.value);

/** Returns whether a map is a text, with its translations by language. */
const isText = (map: YAMLMap) =>
  map.items.length > 1 && map.items.every(({ key }) => isLanguage(key)) && map.has(FIRST_LANG);

/** Returns the texts of a content file in reading order. */
export function textsOf(yaml: string): FileText[] {
  const counter = new LineCounter();
  const lineOf = (node: Node) => counter.linePos(node.range?.[0] ?? 0).line;
  const found: FileText[] = [];
  visit(parseDocument(yaml, { lineCounter: counter }), {
    Map(_, map, above) {
      if (!isText(map)) return;
      const text: FileText = {
        field: fieldOf([...above, map]),
        map,
        line: lineOf(map),
        words: {},
        lines: {},
      };
      for (const lang of LANGS) {
        const node = map.get(lang, true);
        const words = wordsOf(node);
        if (!node || words === undefined) continue;
        text.words[lang] = words;
        text.lines[lang] = lineOf(node);
      }
      if (text.words[FIRST_LANG] !== undefined) found.push(text);
    },
  });
  return found;
}
