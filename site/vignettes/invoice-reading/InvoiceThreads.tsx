import { Knot, Thread } from '../knots.tsx';
import type { Field } from './invoice-layout.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const stateOf = ({ reading }: Field) => (reading.check ? 'waiting' : 'done');

/** The maximum distance of two ends that still count as level, as a share of the height. */
const LEVEL = 0.02;

/** Renders the horizontal threads, from the paper to the list next to it. */
export function ThreadsAcross({ fields }: { fields: Field[] }) {
  return (
    <svg aria-hidden="true" className="invoice-across" width="100%" height="100%">
      {fields.map((field, index) => {
        const { onPaper, inList } = field;
        const state = stateOf(field);
        // Rising threads turn earlier the higher they are, falling threads later, so that none cross.
        const turn = inList < onPaper ? index : fields.length - 1 - index;
        const x = percent(0.4 + (0.4 * (turn + 0.5)) / fields.length);
        // Two nearly level points are joined by a straight line: so small a step would look like an error.
        const from = percent(Math.abs(inList - onPaper) < LEVEL ? inList : onPaper);
        const to = percent(inList);
        return (
          <g key={field.reading.label}>
            <Thread
              course={[
                [0, from],
                [x, from],
                [x, to],
                ['100%', to],
              ]}
              state={state}
            />
            <Knot x="100%" y={to} state={state} />
          </g>
        );
      })}
    </svg>
  );
}

/** The distance between two threads, and of the first from the paper, in px. */
const GAP = 8;
const EDGE = 10;

/**
 * Returns the horizontal position of a thread: the higher its line is on the paper, the further out, so that none
 * cross.
 */
const hangs = (fields: Field[], index: number) => EDGE + (fields.length - 1 - index) * GAP;

/** Renders the threads that leave the paper and hang down its side, if there is no room next to it. */
export function ThreadsOff({ fields }: { fields: Field[] }) {
  return (
    <svg aria-hidden="true" className="invoice-off" width="54" height="100%">
      {fields.map((field, index) => {
        const x = hangs(fields, index);
        const y = percent(field.onPaper);
        const state = stateOf(field);
        return (
          <Thread
            key={field.reading.label}
            course={[
              [0, y],
              [x, y],
              [x, '100%'],
            ]}
            state={state}
          />
        );
      })}
    </svg>
  );
}

/** Renders the threads that are tied to the fields below, from above the list, where those of the paper end. */
export function ThreadsOn({ fields }: { fields: Field[] }) {
  return (
    <svg aria-hidden="true" className="invoice-on" width="54" height="100%">
      {fields.map((field, index) => {
        const x = hangs(fields, index);
        const y = percent(field.inList);
        const state = stateOf(field);
        return (
          <g key={field.reading.label}>
            <Thread
              course={[
                [x, -40],
                [x, y],
              ]}
              state={state}
            />
            <Knot x={x} y={y} radius={5.5} state={state} />
          </g>
        );
      })}
    </svg>
  );
}
