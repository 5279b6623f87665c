import type { CheerioAPI } from 'cheerio';
import { read } from '../tested-site.ts';
import type { BuiltPage } from './pages.ts';

/** Something that a page says, in one language. */
export interface Words {
  text: string;
  /** The language that it is marked as. */
  lang: string;
  /** Where it stands: a tag name, or a tag with its attribute. */
  where: string;
}

/** Elements that are part of the text around them; every other one is a block of its own. */
const INLINE = 'span, strong, em, b, i, small, code, time, abbr, mark, sup, sub, q, cite, wbr, br';

/** Attributes that are shown or read out. */
const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'] as const;

const langOf = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  $(element).closest('[lang]').attr('lang') ?? '';

/** Remembers what was read off a page: several checks read the same. */
function once(read: (page: BuiltPage) => Words[]): (page: BuiltPage) => Words[] {
  const known = new WeakMap<BuiltPage, Words[]>();
  return (page) => {
    const words = known.get(page) ?? read(page);
    known.set(page, words);
    return words;
  };
}

/** What can be read in a page's body, block by block; only ordinary spaces are made one. */
export const textBlocks = once(({ $ }) => {
  const blocks = new Map<unknown, Map<string, Words>>();
  // Code is the same in every language.
  const nodes = $('body, body *').not('script, style, template, pre, pre *').contents().toArray();
  for (const node of nodes) {
    if (node.type !== 'text' || !node.parent) continue;
    const parent = $(node).parent();
    const block = parent.is(INLINE) ? parent.parents().not(INLINE).first() : parent;
    const lang = langOf($, parent);
    const ofBlock = blocks.get(block[0]) ?? new Map<string, Words>();
    blocks.set(block[0], ofBlock);
    const words = ofBlock.get(lang) ?? { text: '', lang, where: block.prop('tagName') ?? '' };
    ofBlock.set(lang, { ...words, text: words.text + node.data });
  }
  return [...blocks.values()]
    .flatMap((block) => [...block.values()])
    .map((words) => ({ ...words, text: words.text.replace(/[ \t\r\n]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
});

/** What is shown or read out from a page's attributes, and in the browser's own places. */
export function spokenAttributes({ $ }: BuiltPage): Words[] {
  const inBody = SPOKEN.flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => ({
        text: $(element).attr(name) ?? '',
        // The captions of a film are listed in their own language, as languages are.
        lang: $(element).attr('srclang') ?? langOf($, element),
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

/** What islands are given to say: every string in their props, in the page or in the file that it names. */
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

/** Everything that a page says. */
export const wordsOf = once((page) => [
  ...textBlocks(page),
  ...spokenAttributes(page),
  ...islandWords(page),
]);

/** Every string within a piece of JSON, wherever it stands. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
