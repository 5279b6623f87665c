import { Text } from '../../ui/Text.tsx';
import { DrawnButtons } from '../DrawnButtons.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import { BandThreads, OutcomeThreads, StepThreads } from './ApprovalThreads.tsx';
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
      <p className="approvals-what">
        <Text>{what}</Text>
      </p>
      <p className="approvals-amount">
        <Text>{amount}</Text>
      </p>
    </div>
  );
}

function StepWords({ who, role, state, said, remark, actions }: StepContent) {
  return (
    <div className="approvals-words" data-state={state}>
      <p>
        <span className="approvals-who">
          <Text>{who}</Text>
        </span>
        <span className="approvals-role">
          <Text>{role}</Text>
        </span>
      </p>
      <p className="approvals-said">
        <Text>{said}</Text>
      </p>
      {remark !== undefined && (
        <p className="approvals-remark">
          <Text>{remark}</Text>
        </p>
      )}
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
              <p>
                <Text>{label}</Text>
              </p>
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
            <p>
              <Text>{outcome}</Text>
            </p>
          </li>
        </ol>
      </div>
    </VignetteFrame>
  );
}
