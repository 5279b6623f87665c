import { Text } from '../Text.tsx';
import { DrawnButtons } from './DrawnButtons.tsx';
import { CellMeter } from './knots.tsx';
import type { VignetteOf } from './Vignette.tsx';
import { VignetteFrame } from './VignetteFrame.tsx';

type Content = VignetteOf<'support-answer'>;

/** The first letter of a name, without the courtesy that Thai puts before it. */
const initial = (name: string) => name.replace(/^(คุณ|K\. ?)/u, '').charAt(0);

function Question({ from, channel, time, words }: Content['question']) {
  return (
    <div className="support-question">
      <p className="support-asker">
        <span className="support-face">{initial(from)}</span>
        <span className="support-name">
          <Text>{from}</Text>
        </span>
        <span>
          <Text>{channel}</Text>
        </span>
        <span>
          <Text>{time}</Text>
        </span>
      </p>
      <p className="support-words">
        <Text>{words}</Text>
      </p>
    </div>
  );
}

function Draft({ label, parts }: Content['answer']) {
  return (
    <div className="support-draft">
      <p className="support-label">
        <Text>{label}</Text>
      </p>
      {parts.map(({ words, sources }) => (
        <p key={words}>
          <Text>{words}</Text>
          {sources.map((source) => (
            <span key={source} className="support-cite">
              {source}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function Sources({ label, list, none }: Content['sources']) {
  return (
    <div className="support-sources">
      <p className="support-label">
        <Text>{label}</Text>
      </p>
      {list.length > 0 && (
        <ol>
          {list.map(({ document, place, words }, index) => (
            <li key={words}>
              <span className="support-cite">{index + 1}</span>
              <p className="support-document">
                <span>
                  <Text>{document}</Text>
                </span>
                <span className="support-place">
                  <Text>{place}</Text>
                </span>
              </p>
              <p className="support-line">
                <span>
                  <Text>{words}</Text>
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {none !== undefined && (
        <p className="support-none">
          <Text>{none}</Text>
        </p>
      )}
    </div>
  );
}

/** A question from a customer, the answer drafted for it, and the lines it rests on. */
export function SupportAnswer(vignette: Content) {
  const { question, answer, sources, sureness, actions, ...frame } = vignette;
  return (
    <VignetteFrame {...frame}>
      <div className="support" data-low={sureness.isLow ? '' : undefined}>
        <Question {...question} />
        <Draft {...answer} />
        <Sources {...sources} />
        <div className="support-bar">
          <p className="support-sureness">
            <span>
              <Text>{sureness.label}</Text>
            </span>
            <CellMeter value={sureness.value} state={sureness.isLow ? 'waiting' : 'done'} />
            <span>{sureness.value}%</span>
          </p>
          <p className="support-actions">
            <DrawnButtons labels={actions} />
          </p>
        </div>
      </div>
    </VignetteFrame>
  );
}
