import { bold, plain } from '../../ui/markdown.ts';
import type { Block } from './ScreenBlock.tsx';

/** What a part of a screen says, as an item of a list. */
function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'message':
    case 'notice':
      return plain(block.body);
    case 'row':
    case 'weave':
      return [block.label, block.type === 'row' ? block.value : undefined, block.detail]
        .filter((words) => words !== undefined)
        .map(plain)
        .join(', ');
    case 'figure':
      return plain(`${block.label} ${block.value}`);
    case 'dial':
      return [`${block.label} ${block.value} ${block.unit}`, block.detail]
        .filter((words) => words !== undefined)
        .map(plain)
        .join(', ');
    case 'progress':
      return plain(`${block.label} ${block.done}/${block.of}`);
    case 'plan':
    case 'heading':
    case 'field':
    case 'button':
      return bold(block.label);
  }
}

/** A screen as a list, from top to bottom. */
export const blocksMarkdown = (blocks: readonly Block[]): string[] => blocks.map(blockMarkdown);
