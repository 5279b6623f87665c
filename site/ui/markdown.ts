/** Signs that mean something in Markdown, wherever they stand. */
const SIGNS = /[\\`*_~[\]<>|]/g;

/**
 * A text as it is, in one line as on the page, none of its signs taken for Markdown's (CommonMark 0.31, "Backslash
 * escapes").
 */
export const plain = (words: string): string =>
  words
    .replace(/\s*\n\s*/g, ' ')
    .replace(SIGNS, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([#+-])/, '\\$1');

/** Blocks one below the other; what there is none of leaves no gap. */
export const join = (...blocks: (string | undefined | false)[]): string =>
  blocks.filter((block) => block !== undefined && block !== false && block !== '').join('\n\n');

export const heading = (level: 1 | 2 | 3 | 4, words: string): string =>
  // Signs at its end would be taken for its own.
  `${'#'.repeat(level)} ${plain(words).replace(/#+$/, '\\$&')}`;

/** A paragraph, or nothing. */
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

/** A table of cells that are Markdown already (GitHub Flavored Markdown). */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Lines of code between fences, which are longer than any within. */
export function code(language: string, lines: string): string {
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${lines}\n${fence}`;
}

/** Lines of a quotation. */
export const quotation = (markdown: string): string => `> ${markdown.replaceAll('\n', '\n> ')}`;
