/** Something of a width, in any one unit, to be set into lines. */
interface Part {
  width: number;
}

/** How wide a line is. */
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
 * Sets parts into as few lines as they need, about equally long (CSS, `text-wrap: balance`).
 * @param most how wide a line may be, in the unit of the parts' widths; only a single wider part goes beyond it
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
