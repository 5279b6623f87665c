import { lettersIn } from '../../ui/letters.ts';
import { randomFrom } from '../../ui/loom/cells.ts';
import type { VignetteContent } from '../parts.ts';
import type { schema } from './schema.ts';

/** The chart is drawn once for each size, so that its type and threads are never scaled. */
const SIZES = {
  narrow: { width: 288, height: 104, letter: 6.4, cell: { width: 3, height: 8 } },
  wide: { width: 560, height: 168, letter: 6.6, cell: { width: 4, height: 10 } },
} as const;

/** Returns the approximate width of a label. */
const roomFor = (label: string, letter: number) => lettersIn(label) * letter;

const line = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

interface Props {
  forecast: VignetteContent<typeof schema>;
  size: keyof typeof SIZES;
}

/** Renders the chart of a forecast: a line, its continuation, and the band that shows the uncertainty. */
export function ForecastChart({ forecast, size }: Props) {
  const { past, expected, spread, scale, times, today } = forecast;
  const { width, height, letter, cell } = SIZES[size];

  const grid = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  const steps = [0, 50, 100].map((at) => ({
    at,
    label: grid.format((scale.top * at) / 100),
  }));
  const left = Math.max(...steps.map(({ label }) => roomFor(label, letter))) + 12;
  const [top, bottom] = [28, 24];
  const count = past.length + expected.length;

  const x = (index: number) => left + (index * (width - left - 4)) / (count - 1);
  const y = (value: number) => top + height - (value / 100) * height;
  const now = past.length - 1;
  const sold = past.map((value, index) => ({ x: x(index), y: y(value) }));
  const ahead = [past[now] ?? 0, ...expected].map((value, index) => ({
    x: x(now + index),
    y: y(value),
  }));
  const spreads = ahead.map((point, index) => ({
    ...point,
    y: ((spread[index - 1] ?? 0) / 100) * height,
  }));
  const band = weaveBand(ahead, spreads, cell);

  // Labels that would overlap each other or today's are left out.
  const labels: { at: number; label: string; isToday?: true }[] = [
    { at: now, label: today, isToday: true },
  ];
  const middleOf = (at: number, label: string) => {
    const half = roomFor(label, letter) / 2;
    return Math.min(Math.max(x(at), left + half), width - half);
  };
  for (const { at, label } of times) {
    const isFree = labels.every(
      (other) =>
        Math.abs(middleOf(at, label) - middleOf(other.at, other.label)) >
        (roomFor(label, letter) + roomFor(other.label, letter)) / 2 + 10,
    );
    if (isFree) labels.push({ at, label });
  }

  return (
    <svg
      className="forecast-chart"
      data-size={size}
      viewBox={`0 0 ${width} ${top + height + bottom}`}
      width={width}
      height={top + height + bottom}
      aria-hidden="true"
    >
      {steps.map(({ at, label }) => (
        <g key={at}>
          <path className="forecast-grid" d={`M${left} ${y(at)}H${width}`} />
          <text x={left - 8} y={y(at) + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <text x={left} y={14}>
        {scale.unit}
      </text>
      <path
        className="forecast-warp"
        d={weaveWarp(sold, y(0), cell)}
        strokeWidth={cell.width - 1}
      />
      <g className="forecast-band">
        <path d={band.pale} strokeWidth={cell.width - 1} />
        <path d={band.deep} strokeWidth={cell.width - 1} />
      </g>
      <path className="forecast-today" d={`M${x(now)} ${top - 4}V${top + height}`} />
      <path className="forecast-casing" d={line(ahead)} />
      <path className="forecast-past" d={line(sold)} />
      <path className="forecast-next" d={line(ahead)} />
      <circle className="forecast-knot" cx={x(now)} cy={y(past[now] ?? 0)} r="4" />
      {labels.map(({ at, label, isToday }) => (
        <text
          key={at}
          className={isToday && 'forecast-strong'}
          x={middleOf(at, label)}
          y={top + height + 18}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** A point of the chart, in its own px. */
interface Point {
  x: number;
  y: number;
}

/** A cell of the cloth, including its gap. */
interface Cell {
  width: number;
  height: number;
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
  const [from, to] = [points[index]?.y ?? 0, points[index + 1]?.y ?? 0];
  return from + (to - from) * part;
}

/** Returns the SVG path of the threads below a line, down to the ground. */
function weaveWarp(line: readonly Point[], ground: number, cell: Cell): string {
  const threads = new Strokes();
  for (let x = (line[0]?.x ?? 0) + cell.width / 2; x < (line.at(-1)?.x ?? 0); x += cell.width) {
    threads.add(x, heightAt(line, x) + 4, ground);
  }
  return threads.path;
}

/**
 * Draws the band of a forecast as mudmee: a lattice of cells that is denser near the expected values, so that density
 * shows probability. The same forecast always gives the same cells.
 * @param middle the expected line, from today on
 * @param spreads the uncertainty of each of its points, in px
 * @returns two SVG paths, a pale and a deep dye
 */
function weaveBand(middle: readonly Point[], spreads: readonly Point[], cell: Cell) {
  const random = randomFrom(middle.length * 97 + Math.round(spreads.at(-1)?.y ?? 0));
  const dyes = { pale: new Strokes(), deep: new Strokes() };
  const last = middle.at(-1)?.x ?? 0;

  for (let x = (middle[0]?.x ?? 0) + cell.width; x <= last; x += cell.width) {
    const centre = heightAt(middle, x);
    // Each thread is slightly offset, which gives the feathered edge.
    const reach = heightAt(spreads, x) * (0.9 + 0.25 * random());
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
