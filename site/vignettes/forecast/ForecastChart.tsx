import { lettersIn } from '../../ui/letters.ts';
import type { VignetteContent } from '../define-vignette.ts';
import { type Point, weaveBand, weaveWarp } from './forecast-band.ts';
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
  const { past, expected, spread, scale, times = [], today, limit, mark } = forecast;
  const { width, height, letter, cell } = SIZES[size];

  const grid = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  const steps = [0, 50, 100].map((at) => ({
    at,
    label: scale ? grid.format((scale.top * at) / 100) : '',
  }));
  const left = scale ? Math.max(...steps.map(({ label }) => roomFor(label, letter))) + 12 : 0;
  const top = mark || scale ? 28 : 4;
  const bottom = times.length > 0 || today ? 24 : 4;
  const count = past.length + expected.length;

  const x = (index: number) => left + (index * (width - left - 4)) / (count - 1);
  const y = (value: number) => top + height - (value / 100) * height;
  const now = past.length - 1;
  const sold = past.map((value, index) => ({ x: x(index), y: y(value) }));
  const ahead = [past[now] ?? 0, ...expected].map((value, index) => ({
    x: x(now + index),
    y: y(value),
  }));
  const band = weaveBand({
    middle: ahead,
    spread: [0, ...spread.map((value) => (value / 100) * height)],
    cell,
  });
  const warp = weaveWarp({ line: sold, ground: y(0), cell });
  const marked = mark && ahead[mark.at - now];

  // Labels that would overlap each other or today's are left out.
  const labels: { at: number; label: string; isToday?: true }[] = today
    ? [{ at: now, label: today, isToday: true }]
    : [];
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
          {label && (
            <text x={left - 8} y={y(at) + 4} textAnchor="end">
              {label}
            </text>
          )}
        </g>
      ))}
      {scale && (
        <text x={left} y={14}>
          {scale.unit}
        </text>
      )}
      <path className="forecast-warp" d={warp} strokeWidth={cell.width - 1} />
      <g className="forecast-band">
        <path d={band.pale} strokeWidth={cell.width - 1} />
        <path d={band.deep} strokeWidth={cell.width - 1} />
      </g>
      {limit && (
        <>
          <path className="forecast-limit" d={`M${left} ${y(limit.at)}H${width}`} />
          <text className="forecast-cased" x={left + 2} y={y(limit.at) - 6}>
            {limit.label}
          </text>
        </>
      )}
      <path className="forecast-today" d={`M${x(now)} ${top - 4}V${top + height}`} />
      <path className="forecast-casing" d={line(ahead)} />
      <path className="forecast-past" d={line(sold)} />
      <path className="forecast-next" d={line(ahead)} />
      <circle className="forecast-knot" cx={x(now)} cy={y(past[now] ?? 0)} r="4" />
      {mark && marked && (
        <>
          <path
            className="forecast-flag"
            d={`M${marked.x.toFixed(1)} 20V${(marked.y - 8).toFixed(1)}`}
          />
          <path
            className="forecast-mark"
            d={`M${marked.x.toFixed(1)} ${(marked.y - 7).toFixed(1)}l7 7-7 7-7-7z`}
          />
          <text
            className="forecast-strong"
            x={Math.min(marked.x, width - roomFor(mark.label, letter) / 2)}
            y={14}
            textAnchor="middle"
          >
            {mark.label}
          </text>
        </>
      )}
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
