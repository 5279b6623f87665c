import { memoize } from '../../contract/memoize.ts';
import { outlines } from '../ui/outlines.ts';

/** The widest line that fits at the size that Footer.css sets, as a multiple of that size. */
const FITS = 6.8;

/** Returns the CSS size at which a line is as wide as the page, or a little less; undefined if the style sheet's fits. */
function sizeOf(words: string): string | undefined {
  const { width } = outlines(words);
  if (width <= FITS) return undefined;
  return `calc(min(75rem, 100vw - 2 * var(--page-gutter)) / ${(width * 1.04).toFixed(2)})`;
}

/** Sets the names of a wordmark in as few lines as possible, in an order that is kept. */
export const wordmarkLines = memoize(
  (names: readonly string[]) => names.join('\n'),
  (names: readonly string[]) => {
    const lines: string[] = [];
    for (const name of names) {
      const longer = [...lines.slice(-1), name].join(' ');
      if (lines.length > 0 && outlines(longer).width <= FITS) lines[lines.length - 1] = longer;
      else lines.push(name);
    }
    return lines.map((words) => ({ words, size: sizeOf(words) }));
  },
);
