/** A part of a line with its width, in any unit. */
interface Part {
  width: number;
}

/** Returns the width of a line. */
export const lineWidth = (line: readonly Part[]) => line.reduce((sum, { width }) => sum + width, 0);

function fill<P extends Part>(parts: readonly P[], most: number): P[][] {
  const lines: P[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && lineWidth(line) + part.width <= most) line.push(part);
    else lines.push([part]);
  }
  return lines;
}

/**
 * Arranges parts into as few lines as possible, of about equal length (CSS, `text-wrap: balance`).
 * @param most the maximum width of a line, in the unit of the parts. Only a single wider part exceeds it.
 */
export function balancedLines<P extends Part>(parts: readonly P[], most: number): P[][] {
  let lines = fill(parts, most);
  for (let narrower = most; narrower > 0; narrower -= most / 100) {
    const tried = fill(parts, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
