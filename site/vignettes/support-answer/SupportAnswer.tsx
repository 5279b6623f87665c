import { initial } from '../../ui/initial.ts';
import { Text } from '../../ui/Text.tsx';
import { DrawnButtons } from '../DrawnButtons.tsx';
import { CellMeter } from '../knots.tsx';
import type { VignetteContent } from '../parts.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';

type Content = VignetteContent<typeof schema>;

/** Removes the Thai courtesy title before a name. */
const withoutCourtesy = (name: string) => name.replace(/^(คุณ|K\.)\s*/u, '');

function Question({ from, channel, time, words }: Content['question']) {
  return (
    <div className="support-question relative grid gap-xs">
      <p className="support-asker text-label flex flex-wrap items-center">
        <span className="support-face text-ink font-semibold grid">
          {initial(withoutCourtesy(from))}
        </span>
        <Text.span className="text-ink font-medium">{from}</Text.span>
        <Text.span>{channel}</Text.span>
        <Text.span>{time}</Text.span>
      </p>
      <Text.p className="support-words">{words}</Text.p>
    </div>
  );
}

function Draft({ label, parts }: Content['answer']) {
  return (
    <div className="support-draft grid content-start gap-xs">
      <Text.p className="support-label text-label">{label}</Text.p>
      {parts.map(({ words, sources }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change places
        <p key={index}>
          <Text>{words}</Text>
          {sources.map((source) => (
            <span key={source} className="support-cite relative font-semibold text-xs">
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
    <div className="support-sources grid content-start gap-sm text-xs">
      <Text.p className="support-label text-label">{label}</Text.p>
      {list.length > 0 && (
        <ol className="grid gap-sm">
          {list.map(({ document, place, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is identified by its number
            <li key={index}>
              <span className="support-cite relative font-semibold text-xs">{index + 1}</span>
              <p className="support-document">
                <Text.span>{document}</Text.span>
                <Text.span className="support-place text-muted">{place}</Text.span>
              </p>
              <p className="support-line text-balance">
                <Text.span>{words}</Text.span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {none !== undefined && <Text.p className="support-none relative text-muted">{none}</Text.p>}
    </div>
  );
}

/** Renders a customer's question, the drafted answer, and the lines that it is based on. */
export function SupportAnswer(vignette: Content) {
  const { question, answer, sources, confidence, actions, ...frame } = vignette;
  return (
    <VignetteFrame {...frame}>
      <div className="support grid" data-low={confidence.isLow ? '' : undefined}>
        <Question {...question} />
        <Draft {...answer} />
        <Sources {...sources} />
        <div className="support-bar grid gap-md border-t">
          <p className="support-confidence text-label flex items-center gap-xs">
            <Text.span>{confidence.label}</Text.span>
            <CellMeter value={confidence.value} state={confidence.isLow ? 'waiting' : 'done'} />
            <span>{confidence.value}%</span>
          </p>
          <p className="support-actions flex flex-wrap gap-xs">
            <DrawnButtons labels={actions} />
          </p>
        </div>
      </div>
    </VignetteFrame>
  );
}
