import type { ReactNode } from 'react';
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
      <p className="approvals-by">
        <span className="approvals-number">{number}</span>
        <Text>{by}</Text>
      </p>
      <Text.p className="approvals-what">{what}</Text.p>
      <Text.p className="approvals-amount">{amount}</Text.p>
    </div>
  );
}

function StepWords({ who, role, state, said, remark, actions }: StepContent) {
  return (
    <div className="approvals-words" data-state={state}>
      <p>
        <Text.span className="approvals-who">{who}</Text.span>
        <Text.span className="approvals-role">{role}</Text.span>
      </p>
      <Text.p className="approvals-said">{said}</Text.p>
      {remark !== undefined && <Text.p className="approvals-remark">{remark}</Text.p>}
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
  return (
    <VignetteFrame {...frame}>
      <div
        className="approvals"
        style={{ '--lanes': bands.length === 1 ? '2rem' : `calc(${bands.length} * var(--lane))` }}
      >
        <Request {...request} />
        <ol className="approvals-cloth">
          {bands.map(({ label, applies }, index) => (
            <li key={label} className="approvals-band" data-applies={applies ? '' : undefined}>
              <BandThreads {...lanes} band={index + 1} />
              <Text.p>{label}</Text.p>
            </li>
          ))}
          {steps.map((step, index) => (
            <li key={`${step.who} ${step.role}`} data-state={step.state}>
              <StepThreads
                {...lanes}
                from={step.from}
                state={step.state}
                above={index <= settled ? 'done' : 'later'}
                below={index < settled ? 'done' : 'later'}
              />
              <StepWords {...step} />
            </li>
          ))}
          <li className="approvals-outcome">
            <OutcomeThreads {...lanes} isReached={settled === steps.length} />
            <Text.p>{outcome}</Text.p>
          </li>
        </ol>
      </div>
    </VignetteFrame>
  );
}

type StepState = VignetteContent<typeof schema>['steps'][number]['state'];

interface Lanes {
  /** The number of bands, each a hanging thread. */
  bands: number;
  /** The band of this request, counted from 1. */
  taken: number;
}

const OWN_KNOT = 9;
const OTHER_KNOT = 4.5;
const END_KNOT = 6;

/** The distance from the top of a row at which a thread crosses: the middle of the first line. */
const CROSSING = '1.5rem';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the horizontal position of a band, as a share of the width. */
const hangs = (band: number, bands: number) => `${(((band - 0.5) / bands) * 100).toFixed(2)}%`;

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

/** Renders the start of a band: its thread comes from its label and turns down. */
function BandThreads({ bands, taken, band }: Lanes & { band: number }) {
  const stateOf = (each: number) => (each === taken ? 'done' : 'idle');
  const x = hangs(band, bands);
  return (
    <Cloth>
      {numbers(band - 1).map((each) => (
        <Warp key={each} x={hangs(each, bands)} state={stateOf(each)} />
      ))}
      <Thread
        course={[
          ['100%', '50%'],
          [x, '50%'],
          [x, '100%'],
        ]}
        state={stateOf(band)}
      />
    </Cloth>
  );
}

interface StepProps extends Lanes {
  /** The first band that needs this step. */
  from: number;
  state: StepState;
  /** The state of the request's thread above the knot and below it. */
  above: ThreadState;
  below: ThreadState;
}

/** Renders a step: a knot on each band that needs it, a large one on the request's band. */
function StepThreads({ bands, taken, from, state, above, below }: StepProps) {
  const own = state === 'not-needed' ? 'idle' : state;
  return (
    <Cloth>
      {numbers(bands).map((band) => {
        const x = hangs(band, bands);
        if (band !== taken) return <Warp key={band} x={x} state="idle" />;
        return (
          <g key={band}>
            <Warp x={x} to={CROSSING} state={above} />
            <Warp x={x} from={CROSSING} state={below} />
          </g>
        );
      })}
      <Weft from={hangs(from, bands)} state="idle" />
      {own !== 'idle' && <Weft from={hangs(taken, bands)} state={own} />}
      {numbers(bands)
        .filter((band) => band >= from)
        .map((band) => (
          <Knot
            key={band}
            x={hangs(band, bands)}
            y={CROSSING}
            radius={band === taken ? OWN_KNOT : OTHER_KNOT}
            state={band === taken ? own : 'idle'}
          />
        ))}
    </Cloth>
  );
}

/** Renders the outcome, where all bands meet. */
function OutcomeThreads({ bands, taken, isReached }: Lanes & { isReached: boolean }) {
  const own = isReached ? 'done' : 'later';
  return (
    <Cloth>
      <Weft from={hangs(1, bands)} at="50%" state="idle" />
      {numbers(bands).map((band) => (
        <Warp key={band} x={hangs(band, bands)} to="50%" state={band === taken ? own : 'idle'} />
      ))}
      <Weft from={hangs(taken, bands)} at="50%" state={own} />
      {numbers(bands).map((band) => (
        <Knot
          key={band}
          x={hangs(band, bands)}
          y="50%"
          radius={band === taken ? END_KNOT : OTHER_KNOT}
          state={band === taken ? own : 'idle'}
        />
      ))}
    </Cloth>
  );
}
