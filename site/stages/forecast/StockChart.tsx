import { Text } from '../../ui/Text.tsx';
import type { StageContent } from '../parts.ts';
import type { schema } from './schema.ts';
import { emptyDays, type Level, stockBand } from './stock-band.ts';

type Content = StageContent<typeof schema>;

const round = (value: number) => Math.round(value * 100) / 100;

const course = (levels: readonly Level[], edge: 'low' | 'middle' | 'high') =>
  levels.map((level) => `${level.at} ${round(-level[edge])}`);

/** Returns the next round amount for the top of a scale. */
const topOf = (most: number) => Math.ceil(most / 100) * 100 + 100;

interface Props extends Pick<Content, 'stock' | 'options' | 'times' | 'days'> {
  id: string;
  words: Content['words'];
}

/**
 * Renders the stock of the coming weeks for each day to order on. The shapes stretch to the available space; the labels
 * keep their size and are positioned in percent.
 */
export function StockChart({ id, stock, options, times, days, words }: Props) {
  const length = stock.sales.length;
  const bands = options.map(({ arrives }) => stockBand(stock, arrives));
  const top = topOf(Math.max(...bands.flat().map(({ high }) => high)));
  const across = (at: number) => `${round((at / length) * 100)}%`;
  const upward = (value: number) => `${round((1 - value / top) * 100)}%`;
  const steps = [0, 200, 400, 600].filter((value) => value < top);
  const most = Math.max(...stock.sales);

  return (
    <div className="ordering-chart grid">
      <svg className="ordering-scale" width="100%" height="100%" aria-hidden="true">
        {steps.map((value) => (
          <text key={value} x="100%" y={upward(value)} textAnchor="end">
            {value}
          </text>
        ))}
      </svg>
      <div className="ordering-plot relative">
        <svg
          width="100%"
          height="100%"
          viewBox={`0 ${-top} ${length} ${top}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <clipPath id={`${id}-over`}>
            <rect x="0" y={-top} width={length} height={top - stock.room} />
          </clipPath>
          <path
            className="ordering-grid"
            d={steps.map((value) => `M0 ${-value}H${length}`).join('')}
          />
          {bands.map((levels, index) => {
            const outline = [...course(levels, 'high'), ...course(levels, 'low').reverse()];
            const { arrives = 0 } = options[index] ?? {};
            const empty = emptyDays(levels, arrives);
            return (
              <g key={arrives} data-of={index + 1}>
                <path className="ordering-band" d={`M${outline.join('L')}Z`} />
                <path
                  className="ordering-over"
                  clipPath={`url(#${id}-over)`}
                  d={`M${outline.join('L')}Z`}
                />
                <path className="ordering-line" d={`M${course(levels, 'middle').join('L')}`} />
                <path className="ordering-comes" d={`M${arrives} 0V${-top}`} />
                {empty && <path className="ordering-empty" d={`M${empty[0]} 0H${empty[1]}`} />}
              </g>
            );
          })}
          <path className="ordering-room" d={`M0 ${-stock.room}H${length}`} />
        </svg>
        <svg className="ordering-labels" width="100%" height="100%" aria-hidden="true">
          <text x="100%" y={upward(stock.room)} dy="-7" textAnchor="end">
            {`${words.room} ${stock.room}`}
          </text>
          {options.map(({ day, arrives, comes, gap }, index) => (
            <g key={day} data-of={index + 1}>
              <text x={across(arrives)} y="16" dx="8">
                {comes}
              </text>
              {gap !== undefined && (
                <text
                  className="ordering-gap"
                  x={across(arrives)}
                  y="100%"
                  dx="-8"
                  dy="-10"
                  textAnchor="end"
                >
                  {gap}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <Text.p className="sr-only">{`${words.room} ${stock.room}`}</Text.p>
      <Text.p className="stage-heading">{words.sales}</Text.p>
      <Text.p className="sr-only">{`${times.map(({ label }) => label).join(', ')}: ${stock.sales.join(', ')}`}</Text.p>
      <svg
        className="ordering-sales"
        width="100%"
        height="100%"
        viewBox={`0 0 ${length} ${most}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stock.sales.map((sold, day) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified only by its position
            key={day}
            x={day + 0.12}
            y={most - sold}
            width="0.76"
            height={sold}
            data-special={days.some(({ at }) => at === day) ? '' : undefined}
          />
        ))}
      </svg>
      <svg width="100%" height="100%" aria-hidden="true">
        {times.map(({ at, label }) => (
          <text key={at} x={across(at)} y="14">
            {label}
          </text>
        ))}
      </svg>
      <ul className="ordering-specials flex flex-wrap text-xs">
        {days.map(({ label }) => (
          <Text.li key={label}>{label}</Text.li>
        ))}
      </ul>
    </div>
  );
}
