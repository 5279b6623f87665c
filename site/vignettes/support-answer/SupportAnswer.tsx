import { initial } from '../../ui/initial.ts';
import { Text } from '../../ui/Text.tsx';
import { DrawnButtons } from '../DrawnButtons.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { CellMeter } from '../knots.tsx';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

type Content = VignetteContent<typeof schema>;

/** Removes the Thai courtesy title before a name. */
const withoutCourtesy = (name: string) => name.replace(/^(คุณ|K\.)\s*/u, '');

function Question({ from, channel, time, words }: Content['question']) {
  return (
    <div className="support-question">
      <p className="support-asker">
        <span className="support-face">{initial(withoutCourtesy(from))}</span>
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
      {parts.map(({ words, sources }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change places
        <p key={index}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is identified by its number
            <li key={index}>
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

/** Renders a customer's question, the drafted answer, and the lines that it is based on. */
export function SupportAnswer(vignette: Content) {
  const { question, answer, sources, confidence, actions, ...frame } = vignette;
  return (
    <VignetteFrame {...frame}>
      <div className="support" data-low={confidence.isLow ? '' : undefined}>
        <Question {...question} />
        <Draft {...answer} />
        <Sources {...sources} />
        <div className="support-bar">
          <p className="support-confidence">
            <span>
              <Text>{confidence.label}</Text>
            </span>
            <CellMeter value={confidence.value} state={confidence.isLow ? 'waiting' : 'done'} />
            <span>{confidence.value}%</span>
          </p>
          <p className="support-actions">
            <DrawnButtons labels={actions} />
          </p>
        </div>
      </div>
    </VignetteFrame>
  );
}
