/** The body of an entry: exactly what `en.mdx` and `th.mdx` may contain. */

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'code'; value: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] };

export const CALLOUT_KINDS = ['note', 'example', 'warning'] as const;

export interface Heading {
  type: 'heading';
  /** The first level is the page's own heading, so a body begins with the second. */
  depth: 2 | 3;
  /** The anchor for links: made from the English words, and the same in every language. */
  id: string;
  children: Inline[];
}

export interface Table {
  type: 'table';
  align: ('start' | 'centre' | 'end')[];
  head: Inline[][];
  rows: Inline[][][];
}

export type Block =
  | Heading
  | Table
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Block[][] }
  | { type: 'code'; language: string; value: string }
  | { type: 'quotation'; children: Block[] }
  | {
      type: 'callout';
      kind: (typeof CALLOUT_KINDS)[number];
      title: string;
      children: Block[];
    }
  | { type: 'figure'; caption: string; children: Block[] }
  | { type: 'vignette'; name: string };

/** Returns the text of inline content, without its markup. */
export const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((each) => ('value' in each ? each.value : wordsOf(each.children))).join('');

/** Returns the headings of a body, in order. */
export const headingsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.filter((block) => block.type === 'heading');
