import type { Block } from './blocks.ts';
import { Words } from './Words.tsx';

type Props = Extract<Block, { type: 'plan' }>;

/** Renders a floor plan: its walls, and a point for each item that was checked. */
export function Plan({ label, rooms, points }: Props) {
  return (
    <div className="screen-plan">
      <svg viewBox="-1 -1 122 42" aria-hidden="true">
        {rooms.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} {...{ x, y, width, height }} />
        ))}
        {points.map(({ at: [cx, cy], state }) => (
          <circle
            key={`${cx} ${cy}`}
            {...{ cx, cy }}
            r={state === 'here' ? 4 : 2.75}
            data-state={state}
          />
        ))}
      </svg>
      <Words rank="detail">{label}</Words>
    </div>
  );
}
