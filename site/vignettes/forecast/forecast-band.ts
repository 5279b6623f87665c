import { randomFrom } from '../../ui/loom/cells.ts';

/** A point of the chart, in its own px. */
export interface Point {
  x: number;
  y: number;
}

interface Cell {
  width: number;
  height: number;
}

interface Band {
  /** The expected line, from today on. */
  middle: readonly Point[];
  /** The uncertainty of each of its points, in px. */
  spread: readonly number[];
  /** A cell of the cloth, including its gap. */
  cell: Cell;
}

interface Warp {
  line: readonly Point[];
  /** The lower end of the threads, in px. */
  ground: number;
  cell: Cell;
}

/** Draws vertical strokes as one path, in whole px and relative to each other, which is the shortest notation. */
class Strokes {
  path = '';
  #pen = { x: 0, y: 0 };

  add(x: number, from: number, to: number): void {
    const [left, top, end] = [x, from, to].map(Math.round) as [number, number, number];
    this.path += `m${left - this.#pen.x} ${top - this.#pen.y}v${end - top}`;
    this.#pen = { x: left, y: end };
  }
}

/** Returns the height of a line at a horizontal position. */
function heightAt(points: readonly Point[], x: number): number {
  const first = points[0]?.x ?? 0;
  const step = (points[1]?.x ?? 1) - first;
  const index = Math.max(0, Math.min(Math.floor((x - first) / step), points.length - 2));
  const part = (x - first) / step - index;
  return between(points[index]?.y ?? 0, points[index + 1]?.y ?? 0, part);
}

/** Interpolates between two values. */
const between = (from: number, to: number, part: number) => from + (to - from) * part;

/** Returns the SVG path of the threads below a line, down to the ground. */
export function weaveWarp({ line, ground, cell }: Warp): string {
  const threads = new Strokes();
  for (let x = (line[0]?.x ?? 0) + cell.width / 2; x < (line.at(-1)?.x ?? 0); x += cell.width) {
    threads.add(x, heightAt(line, x) + 4, ground);
  }
  return threads.path;
}

/**
 * Draws the band of a forecast as mudmee: a lattice of cells that is denser near the expected values, so that density
 * shows probability. The same forecast always gives the same cells.
 * @returns two SVG paths, a pale and a deep dye
 */
export function weaveBand({ middle, spread, cell }: Band): { pale: string; deep: string } {
  const random = randomFrom(middle.length * 97 + Math.round(spread.at(-1) ?? 0));
  const dyes = { pale: new Strokes(), deep: new Strokes() };
  const first = middle[0]?.x ?? 0;
  const step = (middle[1]?.x ?? 1) - first;
  const last = middle.at(-1)?.x ?? 0;

  for (let x = first + cell.width; x <= last; x += cell.width) {
    const index = Math.min(Math.floor((x - first) / step), middle.length - 2);
    const part = (x - first) / step - index;
    const centre = between(middle[index]?.y ?? 0, middle[index + 1]?.y ?? 0, part);
    // Each thread is slightly offset, which gives the feathered edge.
    const reach =
      between(spread[index] ?? 0, spread[index + 1] ?? 0, part) * (0.9 + 0.25 * random());
    const top = Math.floor((centre - reach) / cell.height) * cell.height;
    for (let y = top; y < centre + reach; y += cell.height) {
      const from = Math.max(y, centre - reach);
      const to = Math.min(y + cell.height - 1.5, centre + reach);
      const off = Math.min(1, Math.abs((from + to) / 2 - centre) / reach);
      const [wovenAt, dyeAt] = [random(), random()];
      if (to - from < 1.5 || wovenAt > 1 - 0.72 * off ** 1.5) continue;
      dyes[dyeAt > 0.35 + off * 0.6 ? 'deep' : 'pale'].add(x, from, to);
    }
  }
  return { pale: dyes.pale.path, deep: dyes.deep.path };
}
