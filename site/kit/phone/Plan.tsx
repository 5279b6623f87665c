import type { Block } from './blocks.ts';
import { Words } from './Words.tsx';

type Props = Extract<Block, { type: 'plan' }>;
type Room = Props['rooms'][number];

/** The width of a step and of a parking bay, and the radius of a pump. */
const STEP = 2.5;
const BAY = 9;
const PUMP = 4.5;

const boxOf = ([x, y, width, height]: Room['at']) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** Returns upright lines across a room, at equal distances. */
const linesAcross = ([x, y, width, height]: Room['at'], distance: number): string =>
  `M${x} ${y + height}${`m${distance}-${height}v${height}`.repeat(Math.ceil(width / distance) - 1)}`;

/** The symbol of each kind of room, as architects draw it. */
const SYMBOLS: Partial<Record<Room['is'], (at: Room['at']) => string>> = {
  stairs: (at) => linesAcross(at, STEP),
  elevator: ([x, y, width, height]) =>
    `M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}`,
  bays: (at) => linesAcross(at, BAY),
  pump: ([x, y, width, height]) =>
    `M${x + width} ${y + height / 2}h${10.5 - width}a${PUMP} ${PUMP} 0 1 0 0 .01`,
};

/** Renders a floor plan: its rooms with their symbols and names, and a point for each item that was checked. */
export function Plan({ label, rooms, points }: Props) {
  const boxes = (kind: RegExp) =>
    rooms.map(({ at, is }) => (kind.test(is) ? boxOf(at) : '')).join('');
  return (
    <div className="screen-plan">
      <svg viewBox="-1 -1 122 42" aria-hidden="true">
        <path data-is="floor" d={boxes(/floor/)} />
        <path d={boxes(/^(?!floor|tank)/)} />
        <path data-is="tank" d={boxes(/tank/)} />
        <path data-is="symbols" d={rooms.map(({ at, is }) => SYMBOLS[is]?.(at) ?? '').join('')} />
        {rooms.map(
          ({ at: [x, y, width, height], name }) =>
            name !== undefined && (
              <text key={x} x={x + width - 3} y={y + height - 3}>
                {name}
              </text>
            ),
        )}
        {points.map(({ at: [cx, cy], state }) => (
          <circle key={`${cx} ${cy}`} {...{ cx, cy }} data-state={state} />
        ))}
      </svg>
      <Words rank="detail">{label}</Words>
    </div>
  );
}
