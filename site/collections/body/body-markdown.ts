import type { Localized } from '../../../contract/text.ts';
import { bold, code, heading, join, list, plain, quotation, table } from '../../ui/markdown.ts';
import type { Vignette } from '../../vignettes/registry.ts';
import { type Block, type Inline, wordsOf } from './tree.ts';

interface Context {
  pictures: Readonly<Record<string, Localized<Vignette>>>;
  /** Returns the address of a link in the body's language; undefined for a page that does not exist yet. */
  addressOf: (url: string) => string | undefined;
}

/** Renders a body as plain Markdown for machines: callouts become quotations, and pictures their descriptions. */
export const bodyMarkdown = (blocks: readonly Block[], context: Context): string =>
  join(...blocks.map((block) => blockMarkdown(block, context)));

function blockMarkdown(block: Block, context: Context): string {
  const line = (inlines: readonly Inline[]) => lineMarkdown(inlines, context);
  switch (block.type) {
    case 'heading':
      return heading(block.depth, wordsOf(block.children));
    case 'paragraph':
      return line(block.children);
    case 'list':
      return list(
        block.items.map((item) => bodyMarkdown(item, context)),
        block.isOrdered,
      );
    case 'table':
      return table(
        block.head.map(line),
        block.rows.map((row) => row.map(line)),
      );
    case 'code':
      return code(block.language === 'text' ? '' : block.language, block.value);
    case 'quotation':
      return quotation(bodyMarkdown(block.children, context));
    case 'callout':
      return quotation(join(bold(block.title), bodyMarkdown(block.children, context)));
    case 'figure':
      return join(bodyMarkdown(block.children, context), `*${plain(block.caption)}*`);
    case 'vignette': {
      const vignette = context.pictures[block.name];
      return vignette ? `*${plain(`${vignette.title}: ${vignette.description}`)}*` : '';
    }
  }
}

const lineMarkdown = (inlines: readonly Inline[], context: Context): string =>
  inlines.map((inline) => inlineMarkdown(inline, context)).join('');

function inlineMarkdown(inline: Inline, context: Context): string {
  switch (inline.type) {
    case 'text': {
      // `plain` is for whole texts; the spaces around this one separate it from its neighbors.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inline.value) ?? [];
      return before + plain(words) + after;
    }
    case 'code':
      return inlineCode(inline.value);
    case 'strong':
      return `**${lineMarkdown(inline.children, context)}**`;
    case 'emphasis':
      return `*${lineMarkdown(inline.children, context)}*`;
    case 'link': {
      const url = context.addressOf(inline.url);
      const words = lineMarkdown(inline.children, context);
      return url === undefined ? words : `[${words}](${url})`;
    }
  }
}

/** Renders inline code, with more backticks than any run within it. */
function inlineCode(value: string): string {
  const longest = Math.max(0, ...[...value.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = value.startsWith('`') || value.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${value}${space}${ticks}`;
}
