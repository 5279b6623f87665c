import type { Block } from './blocks.ts';
import { Words } from './Words.tsx';

type Props = Extract<Block, { type: 'plan' }>;
type Room = Props['rooms'][number];

/** The width of a step and of a parking bay, and the radius of a pump. */
const STEP = 2.5;
const BAY = 9;
const PUMP = 4.5;

/** Returns upright lines across a room, at equal distances. */
const linesAcross = ([x, y, width, height]: Room['at'], distance: number): string =>
  `M${x} ${y + height}${`m${distance}-${height}v${height}`.repeat(Math.ceil(width / distance) - 1)}`;

/** The symbol of each kind of room, as architects draw it. */
const SYMBOLS: Record<Exclude<Room['is'], 'floor' | 'room'>, (at: Room['at']) => string> = {
  stairs: (at) => `${linesAcross(at, STEP)}M${at[0]} ${at[1] + at[3] / 2}h${at[2]}`,
  elevator: ([x, y, width, height]) =>
    `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}`,
  bays: (at) => linesAcross(at, BAY),
  pump: ([x, y, width, height]) =>
    `M${x + width} ${y + height / 2}h${10.5 - width}a${PUMP} ${PUMP} 0 1 0 0 .01`,
  tank: ([x, y, width, height]) => `M${x + 2} ${y + 2}h${width - 4}v${height - 4}h${4 - width}z`,
};

/** Renders a floor plan: its rooms with their symbols and names, and a point for each item that was checked. */
export function Plan({ label, rooms, points }: Props) {
  return (
    <div className="screen-plan">
      <svg viewBox="-1 -1 122 42" aria-hidden="true">
        {rooms.map(({ at, is, name }) => {
          const [x, y, width, height] = at;
          return (
            <g key={`${x} ${y} ${width}`} data-is={/floor|tank/.test(is) ? is : undefined}>
              <rect {...{ x, y, width, height }} />
              {is !== 'floor' && is !== 'room' && <path d={SYMBOLS[is](at)} />}
              {name !== undefined && (
                <text x={x + width - 3.5} y={y + height - 3.5} textAnchor="end">
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {points.map(({ at: [cx, cy], state }) => (
          <circle key={`${cx} ${cy}`} {...{ cx, cy }} data-state={state} />
        ))}
      </svg>
      <Words rank="detail">{label}</Words>
    </div>
  );
}
