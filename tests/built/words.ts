import type { CheerioAPI } from 'cheerio';
import { read } from '../tested-site.ts';
import type { BuiltPage } from './pages.ts';

export interface Words {
  text: string;
  /** The language that it is marked as. */
  lang: string;
  /** Its place: a tag name, or a tag with its attribute. */
  where: string;
}

/** Inline elements, which are part of the text around them; every other one is a block of its own. */
const INLINE = new Set('span strong em b i small time abbr mark sup sub q cite wbr br'.split(' '));

/** Elements without text, or with code, which is the same in every language; scripts and styles are no tags here. */
const SILENT = new Set(['template', 'pre', 'code']);

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** An element with its words by language. */
interface Block {
  where: string;
  words: Map<string, Words>;
}

/** Attributes that are shown or read out. */
const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'] as const;

const langOf = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  $(element).closest('[lang]').attr('lang') ?? '';

/** Caches a result per page, because several checks read the same. */
function once(read: (page: BuiltPage) => Words[]): (page: BuiltPage) => Words[] {
  const cache = new WeakMap<BuiltPage, Words[]>();
  return (page) => {
    const words = cache.get(page) ?? read(page);
    cache.set(page, words);
    return words;
  };
}

/** Returns the readable text of a page’s body by block. Only ordinary whitespace is collapsed. */
export const textBlocks = once(({ $ }) => {
  const found: Words[] = [];
  const walk = (node: Node, lang: string, block: Block) => {
    if (node.type === 'text') {
      const words = block.words.get(lang) ?? { text: '', lang, where: block.where };
      if (!block.words.has(lang)) found.push(words);
      block.words.set(lang, words);
      words.text += node.data;
    } else if (node.type === 'tag' && !SILENT.has(node.name)) {
      const own = INLINE.has(node.name)
        ? block
        : { where: node.name.toUpperCase(), words: new Map<string, Words>() };
      for (const child of node.children) walk(child, node.attribs['lang'] ?? lang, own);
    }
  };
  for (const body of $('body')) walk(body, langOf($, body), { where: '', words: new Map() });
  return found
    .map((words) => ({ ...words, text: words.text.replace(/[ \t\r\n]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
});

/** Returns the texts shown or read out from a page’s attributes and in the browser’s UI. */
export function spokenAttributes({ $ }: BuiltPage): Words[] {
  const inBody = SPOKEN.flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => ({
        text: $(element).attr(name) ?? '',
        lang: langOf($, element),
        where: `${element.tagName}[${name}]`,
      })),
  );
  const lang = langOf($, 'html');
  const metas = $(
    'meta[name="description"], meta[property$=":title"], meta[property$=":description"], meta[property$=":alt"]',
  )
    .toArray()
    .map((element) => ({
      text: $(element).attr('content') ?? '',
      lang,
      where: `meta[${$(element).attr('name') ?? $(element).attr('property')}]`,
    }));
  return [...inBody, ...metas, { text: $('head title').text(), lang, where: 'title' }];
}

/** Returns the texts passed to islands: every string in their props, in the page or in the file that it names. */
export function islandWords({ $ }: BuiltPage): Words[] {
  return $('astro-island:is([props], [data-props])')
    .toArray()
    .flatMap((island) => {
      const file = $(island).attr('data-props');
      const given = file === undefined ? ($(island).attr('props') ?? 'null') : read(file);
      return stringsIn(JSON.parse(given)).map((text) => ({
        text,
        lang: langOf($, island),
        where: `props of ${$(island).attr('component-export')}`,
      }));
    });
}

export const wordsOf = once((page) => [
  ...textBlocks(page),
  ...spokenAttributes(page),
  ...islandWords(page),
]);

/** Returns every string within a piece of JSON at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
