import { bold, join, list, plain } from '../../ui/markdown.ts';
import type { Block } from './blocks.ts';

/** Renders a part of a screen as an item of a list. */
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
 * Renders a screen: its title, and a list of its content from top to bottom.
 * @param whose owner of the phone, if there are several
 */
export function screenMarkdown({ title, status, blocks }: Screen, whose?: string): string {
  const names = [whose, title, status].filter((name) => name !== undefined);
  return join(names.map(bold).join(' · '), list(blocks.map(blockMarkdown)));
}
