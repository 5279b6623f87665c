import type { ComponentProps } from 'react';
import { Text } from '../../ui/Text.tsx';
import { DrawnButtons } from '../DrawnButtons.tsx';
import { Knot, Thread, type ThreadState } from '../knots.tsx';
import type { VignetteContent } from '../parts.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

type Content = VignetteContent<typeof schema>;
type StepContent = Content['steps'][number];

function Request({ number, what, by, amount }: Content['request']) {
  return (
    <div className="approvals-request">
      <p className="approvals-by text-label">
        <span className="approvals-number text-ink font-medium">{number}</span>
        <Text>{by}</Text>
      </p>
      <Text.p className="approvals-what">{what}</Text.p>
      <Text.p className="text-xl font-semibold">{amount}</Text.p>
    </div>
  );
}

function StepWords({ who, role, state, said, remark, actions }: StepContent) {
  return (
    <div className="approvals-words" data-state={state}>
      <p>
        <Text.span className="approvals-who">{who}</Text.span>
        <Text.span className="approvals-role text-label">{role}</Text.span>
      </p>
      <Text.p className="approvals-said text-label">{said}</Text.p>
      {remark !== undefined && <Text.p className="approvals-remark text-label">{remark}</Text.p>}
      {actions.length > 0 && (
        <p className="approvals-actions">
          <DrawnButtons labels={actions} />
        </p>
      )}
    </div>
  );
}

/** A request on its way through its approvers, who depend on the amount. */
export function Approvals(vignette: Content) {
  const { request, bands, steps, outcome, ...frame } = vignette;
  const taken = bands.findIndex(({ applies }) => applies) + 1;
  const lanes = { bands: bands.length, taken };
  const open = steps.findIndex(({ state }) => state === 'waiting' || state === 'later');
  const settled = open === -1 ? steps.length : open;
  const end = settled === steps.length ? 'done' : 'later';
  return (
    <VignetteFrame {...frame}>
      <div
        className="approvals"
        style={{ '--lanes': bands.length === 1 ? '2rem' : `calc(${bands.length} * var(--lane))` }}
      >
        <Request {...request} />
        <ol className="approvals-cloth">
          {bands.map(({ label, applies }, index) => (
            <li
              key={label}
              className="approvals-band text-label"
              data-applies={applies ? '' : undefined}
            >
              <BandThreads {...lanes} band={index + 1} />
              <Text.p>{label}</Text.p>
            </li>
          ))}
          {steps.map((step, index) => (
            <li key={`${step.who} ${step.role}`} data-state={step.state}>
              <CrossingThreads
                {...lanes}
                from={step.from}
                at="1.5rem"
                radius={9}
                state={step.state === 'not-needed' ? 'idle' : step.state}
                above={index <= settled ? 'done' : 'later'}
                below={index < settled ? 'done' : 'later'}
              />
              <StepWords {...step} />
            </li>
          ))}
          <li className="approvals-outcome">
            <CrossingThreads {...lanes} from={1} at="50%" radius={6} state={end} above={end} />
            <Text.p>{outcome}</Text.p>
          </li>
        </ol>
      </div>
    </VignetteFrame>
  );
}

interface Lanes {
  /** The number of bands, each a hanging thread. */
  bands: number;
  /** The band of this request, counted from 1. */
  taken: number;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the horizontal position of a band, as a share of the width. */
const hangs = (band: number, bands: number) => `${(((band - 0.5) / bands) * 100).toFixed(2)}%`;

/** Renders the start of a band: its thread comes from its label and turns down. */
function BandThreads({ bands, taken, band }: Lanes & { band: number }) {
  return (
    <svg aria-hidden="true" className="approvals-threads" width="100%" height="100%">
      {numbers(band).map((each) => {
        const x = hangs(each, bands);
        const course: ComponentProps<typeof Thread>['course'] = [
          [x, each === band ? '50%' : '0'],
          [x, '100%'],
        ];
        return (
          <Thread
            key={each}
            course={each === band ? [['100%', '50%'], ...course] : course}
            state={each === taken ? 'done' : 'idle'}
          />
        );
      })}
    </svg>
  );
}

interface CrossingProps extends Lanes {
  /** The first band that needs this step. */
  from: number;
  /** The distance from the top of the row. */
  at: string;
  /** Half the width of the knot on the request's band. */
  radius: number;
  state: ThreadState;
  /** The state of the request's thread above the knot. */
  above: ThreadState;
  /** The state below it; left out where all bands end. */
  below?: ThreadState;
}

/** Renders a step or the outcome: a knot on each band that needs it, a large one on the request's band. */
function CrossingThreads(props: CrossingProps) {
  const { bands, taken, from, at, radius, state, above, below } = props;
  const weft = (band: number): ComponentProps<typeof Thread>['course'] => [
    [hangs(band, bands), at],
    ['100%', at],
  ];
  return (
    <svg aria-hidden="true" className="approvals-threads" width="100%" height="100%">
      {numbers(bands).map((band) => {
        const x = hangs(band, bands);
        const own = band === taken;
        return (
          <g key={band}>
            <Thread
              course={[
                [x, '0'],
                [x, at],
              ]}
              state={own ? above : 'idle'}
            />
            {below && (
              <Thread
                course={[
                  [x, at],
                  [x, '100%'],
                ]}
                state={own ? below : 'idle'}
              />
            )}
          </g>
        );
      })}
      <Thread course={weft(from)} state="idle" />
      {state !== 'idle' && <Thread course={weft(taken)} state={state} />}
      {numbers(bands)
        .filter((band) => band >= from)
        .map((band) => (
          <Knot
            key={band}
            x={hangs(band, bands)}
            y={at}
            radius={band === taken ? radius : 4.5}
            state={band === taken ? state : 'idle'}
          />
        ))}
    </svg>
  );
}
