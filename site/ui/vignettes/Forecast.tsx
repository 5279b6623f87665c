import { Text } from '../Text.tsx';
import type { VignetteOf } from './Vignette.tsx';

const WIDTH = 288;
const HEIGHT = 104;

/** What was sold, what is expected, and how sure that is. */
export function Forecast({ title, status, past, expected, spread, note }: VignetteOf<'forecast'>) {
  const step = WIDTH / (past.length + expected.length - 1);
  const point = (index: number, value: number) =>
    `${(index * step).toFixed(1)} ${(HEIGHT - (value / 100) * HEIGHT).toFixed(1)}`;
  const line = (points: string[]) => `M${points.join('L')}`;

  const today = past.length - 1;
  const start = point(today, past[today] ?? 0);
  const later = (offset: -1 | 0 | 1) =>
    expected.map((value, index) =>
      point(past.length + index, value + offset * (spread[index] ?? 0)),
    );

  return (
    <figure className="vignette">
      <figcaption>
        <span>
          <Text>{title}</Text>
        </span>
        <span>
          <Text>{status}</Text>
        </span>
      </figcaption>
      <svg className="forecast" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} aria-hidden="true">
        <path
          className="forecast-grid"
          d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`}
        />
        <path
          className="forecast-band"
          d={`${line([start, ...later(1), ...later(-1).reverse()])}Z`}
        />
        <path className="forecast-past" d={line(past.map((value, index) => point(index, value)))} />
        <path className="forecast-next" d={line([start, ...later(0)])} />
        <path className="forecast-today" d={`M${(today * step).toFixed(1)} -4V${HEIGHT}`} />
        <circle
          className="forecast-knot"
          cx={today * step}
          cy={HEIGHT - ((past[today] ?? 0) / 100) * HEIGHT}
          r="4"
        />
      </svg>
      <p className="vignette-note">
        <Text>{note}</Text>
      </p>
    </figure>
  );
}
