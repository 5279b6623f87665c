/** The characters with a special meaning in Markdown anywhere in a text. */
const SIGNS = /[\\`*_~[\]<>|]/g;

/**
 * Escapes a text and puts it on one line, as on the page, so that none of its characters are read as Markdown
 * (CommonMark 0.31, "Backslash escapes").
 */
export const plain = (words: string): string =>
  words
    .replace(/\s*\n\s*/g, ' ')
    .replace(SIGNS, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([#+-])/, '\\$1');

/** Joins blocks with blank lines. Missing blocks leave no gap. */
export const join = (...blocks: (string | undefined | false)[]): string =>
  blocks.filter((block) => block !== undefined && block !== false && block !== '').join('\n\n');

export const heading = (level: 1 | 2 | 3 | 4, words: string): string =>
  // Trailing `#` characters would be read as part of the heading syntax.
  `${'#'.repeat(level)} ${plain(words).replace(/#+$/, '\\$&')}`;

/** Returns a paragraph; undefined for an undefined text. */
export const paragraph = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : plain(words);

export const bold = (words: string): string => `**${plain(words)}**`;

export const link = (label: string, url: string): string => `[${plain(label)}](${url})`;

/** A list of items that are Markdown already. */
export const list = (items: readonly string[], isOrdered = false): string =>
  items
    .map((item, index) => {
      const mark = isOrdered ? `${index + 1}. ` : '- ';
      return mark + item.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');

/** Returns a table of cells that are already Markdown (GitHub Flavored Markdown). */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns Markdown as a block quotation. */
export const quotation = (markdown: string): string => `> ${markdown.replaceAll('\n', '\n> ')}`;
