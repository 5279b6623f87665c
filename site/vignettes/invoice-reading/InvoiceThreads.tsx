import { Knot, Thread } from '../knots.tsx';
import type { Field } from './invoice-layout.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const stateOf = ({ reading }: Field) => (reading.check ? 'waiting' : 'done');

/** How far apart two ends may be, as a share of the height, and still be level. */
const LEVEL = 0.02;

/** The threads across, from the paper to the list beside it. */
export function ThreadsAcross({ fields }: { fields: Field[] }) {
  return (
    <svg aria-hidden="true" className="invoice-across" width="100%" height="100%">
      {fields.map((field, index) => {
        const { onPaper, inList } = field;
        const state = stateOf(field);
        // Those that rise turn the earlier the higher they are, those that fall the later: none cross.
        const turn = inList < onPaper ? index : fields.length - 1 - index;
        const x = percent(0.4 + (0.4 * (turn + 0.5)) / fields.length);
        // Two points almost level are joined straight: so short a step would look like a fault.
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

/** How far apart two threads hang, and how far the first is from the paper, in px. */
const GAP = 8;
const EDGE = 10;

/** The upper a line stands on the paper, the further out its thread hangs, so that none cross. */
const hangs = (fields: Field[], index: number) => EDGE + (fields.length - 1 - index) * GAP;

/** Where there is no room beside the paper: the threads that leave it hang down its side … */
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

/** … and each is tied to its field below. They begin above the list, where those of the paper end. */
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
