import type { CodeToken } from './highlight.ts';

interface Props {
  lines: readonly CodeToken[][];
  /** The accessible name of the scrollable code, for keyboard users. */
  label: string;
  /** The line numbers to mark, counted from 1. */
  marked?: readonly number[];
}

/**
 * Code in the site's dyes, with line numbers. Long lines scroll inside it, so that the page never does. The numbers are
 * drawn by the style sheet, so that copying gives only the code.
 */
export function Code({ lines, label, marked = [] }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark each would be too many on a page with much code
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div role="group" className="code" tabIndex={0} aria-label={label}>
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: lines and tokens keep their order */}
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
