import { bold, join, list, plain } from '../../ui/markdown.ts';
import type { Block } from './blocks.ts';

/** What a part of a screen says, as an item of a list. */
function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'message':
    case 'notice':
      return plain(block.body);
    case 'row':
      return [block.label, block.value, block.detail]
        .filter((words) => words !== undefined)
        .map(plain)
        .join(', ');
    case 'figure':
      return plain(`${block.label} ${block.value}`);
    case 'dial':
      return plain(`${block.label} ${block.value} ${block.unit} ${block.detail ?? ''}`.trim());
    case 'progress':
      return plain(`${block.label} ${block.done}/${block.of}`);
    case 'plan':
    case 'field':
    case 'button':
      return bold(block.label);
  }
}

interface Screen {
  title: string;
  status?: string | undefined;
  blocks: readonly Block[];
}

/**
 * A screen: what it is called, and a list of what it shows from top to bottom.
 * @param whose who holds the phone, where there are several
 */
export function screenMarkdown({ title, status, blocks }: Screen, whose?: string): string {
  const names = [whose, title, status].filter((name) => name !== undefined);
  return join(names.map(bold).join(' · '), list(blocks.map(blockMarkdown)));
}
