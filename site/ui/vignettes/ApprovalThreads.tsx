import type { ReactNode } from 'react';
import { Knot, Thread, type ThreadState } from './knots.tsx';
import type { VignetteOf } from './Vignette.tsx';

type StepState = VignetteOf<'approvals'>['steps'][number]['state'];

interface Lanes {
  /** How many roads there are, each a thread that hangs down. */
  roads: number;
  /** The one that this request takes, counted from 1. */
  taken: number;
}

const OWN_KNOT = 9;
const OTHER_KNOT = 4.5;
const END_KNOT = 6;

/** How far below the top of its row a thread crosses: in the middle of the first line. */
const CROSSING = '1.5rem';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Where a road hangs, as a share of the width. */
const hangs = (road: number, roads: number) => `${(((road - 0.5) / roads) * 100).toFixed(2)}%`;

function Cloth({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="approvals-threads" width="100%" height="100%">
      {children}
    </svg>
  );
}

interface WarpProps {
  x: string;
  from?: string;
  to?: string;
  state: ThreadState;
}

function Warp({ x, from = '0', to = '100%', state }: WarpProps) {
  return (
    <Thread
      course={[
        [x, from],
        [x, to],
      ]}
      state={state}
    />
  );
}

function Weft({ from, at = CROSSING, state }: { from: string; at?: string; state: ThreadState }) {
  return (
    <Thread
      course={[
        [from, at],
        ['100%', at],
      ]}
      state={state}
    />
  );
}

/** A road begins: its thread comes from its label and turns down. */
export function RoadThreads({ roads, taken, road }: Lanes & { road: number }) {
  const stateOf = (each: number) => (each === taken ? 'done' : 'idle');
  const x = hangs(road, roads);
  return (
    <Cloth>
      {numbers(road - 1).map((each) => (
        <Warp key={each} x={hangs(each, roads)} state={stateOf(each)} />
      ))}
      <Thread
        course={[
          ['100%', '50%'],
          [x, '50%'],
          [x, '100%'],
        ]}
        state={stateOf(road)}
      />
    </Cloth>
  );
}

interface StepProps extends Lanes {
  /** The first road that needs it. */
  from: number;
  state: StepState;
  /** How far the request has come: its thread above the knot and below it. */
  above: ThreadState;
  below: ThreadState;
}

/** A step: a knot on each road that needs it, a large one on the road that is taken. */
export function StepThreads({ roads, taken, from, state, above, below }: StepProps) {
  const own = state === 'not-needed' ? 'idle' : state;
  return (
    <Cloth>
      {numbers(roads).map((road) => {
        const x = hangs(road, roads);
        if (road !== taken) return <Warp key={road} x={x} state="idle" />;
        return (
          <g key={road}>
            <Warp x={x} to={CROSSING} state={above} />
            <Warp x={x} from={CROSSING} state={below} />
          </g>
        );
      })}
      <Weft from={hangs(from, roads)} state="idle" />
      {own !== 'idle' && <Weft from={hangs(taken, roads)} state={own} />}
      {numbers(roads)
        .filter((road) => road >= from)
        .map((road) => (
          <Knot
            key={road}
            x={hangs(road, roads)}
            y={CROSSING}
            radius={road === taken ? OWN_KNOT : OTHER_KNOT}
            state={road === taken ? own : 'idle'}
          />
        ))}
    </Cloth>
  );
}

/** All roads come to the same end. */
export function OutcomeThreads({ roads, taken, isReached }: Lanes & { isReached: boolean }) {
  const own = isReached ? 'done' : 'later';
  return (
    <Cloth>
      <Weft from={hangs(1, roads)} at="50%" state="idle" />
      {numbers(roads).map((road) => (
        <Warp key={road} x={hangs(road, roads)} to="50%" state={road === taken ? own : 'idle'} />
      ))}
      <Weft from={hangs(taken, roads)} at="50%" state={own} />
      {numbers(roads).map((road) => (
        <Knot
          key={road}
          x={hangs(road, roads)}
          y="50%"
          radius={road === taken ? END_KNOT : OTHER_KNOT}
          state={road === taken ? own : 'idle'}
        />
      ))}
    </Cloth>
  );
}
