import { CELL } from '../loom/cells.ts';
import type { CodeKind, CodeToken } from './highlight.ts';

/** Half the number of columns. Characters of a line beyond that are left out. */
const HALF = 46;
const ROWS = 16;

/**
 * Returns the line of the file for a row of the cloth: down the file and up again, as the threads of a pattern are
 * tied.
 */
function lineAt(row: number, count: number): number {
  const last = Math.max(1, count - 1);
  const at = row % (2 * last);
  return Math.min(count - 1, at <= last ? at : 2 * last - at);
}

/** Returns the threads of each kind as paths, mirrored on both sides of the center: one stroke per word. */
function threads(lines: readonly CodeToken[][]): Map<CodeKind, string> {
  const paths = new Map<CodeKind, string>();
  for (let row = 0; row < ROWS; row += 1) {
    const y = row * CELL.height + CELL.height / 2 - 1;
    let column = 0;
    for (const { text, kind } of lines[lineAt(row, lines.length)] ?? []) {
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const start = column + index;
        const length = (Math.min(start + word.length, HALF) - start) * CELL.width;
        if (length <= 0) continue;
        const away = start * CELL.width;
        const middle = HALF * CELL.width;
        const both = `M${middle + away} ${y}h${length}M${middle - away - length} ${y}h${length}`;
        paths.set(kind, (paths.get(kind) ?? '') + both);
      }
      column += text.length;
    }
  }
  return paths;
}

/**
 * A file as cloth: a row of cells per line and a cell per character, in the dyes of the code, mirrored like ikat
 * patterns. Decorative.
 */
export function CodeCloth({ lines }: { lines: readonly CodeToken[][] }) {
  const [width, height] = [2 * HALF * CELL.width, ROWS * CELL.height];
  return (
    <svg
      className="code-cloth"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={CELL.height - 2}
      strokeDasharray={`${CELL.width - 1} 1`}
      aria-hidden="true"
    >
      {[...threads(lines)].map(([kind, path]) => (
        <path key={kind} className={`code-cloth-${kind}`} d={path} />
      ))}
    </svg>
  );
}
