import type { CodeToken } from './highlight.ts';

interface Props {
  lines: readonly CodeToken[][];
  /** Names the code where it scrolls, for those who get there by keyboard. */
  label: string;
  /** The lines that it is about, counted from 1. */
  marked?: readonly number[];
}

/**
 * Code in our dyes, its lines numbered. Long lines scroll within it, never the page; the numbers are drawn
 * by the style sheet, so what is copied is the code.
 */
export function Code({ lines, label, marked = [] }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark each would be too many on a page with much code
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1)
    <div role="group" className="code" tabIndex={0} aria-label={label}>
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: lines and tokens never change places */}
      <pre translate="no">
        <code>
          {lines.map((line, index) => (
            <span
              key={index}
              className="code-line"
              data-marked={marked.includes(index + 1) || undefined}
            >
              {line.map(({ text, kind }, place) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={place} className={`code-${kind}`}>
                    {text}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
    </div>
  );
}
