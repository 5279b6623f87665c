import { fill } from '../../../../contract/fill.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';

/** The width of a check in the drawing, with the gap after it, and its height; the style sheet draws it as a dash. */
const CELL = 10;
const GAP = 2;
const HEIGHT = 16;

interface Props {
  checks: number;
  done: number;
  kept: number;
  words: SectionContext['words']['heroLevels'];
}

/**
 * Renders all checks in a row, one stitch each: those that the office has, those only on the phone, those still to do.
 */
export function Ledger({ checks, done, kept, words }: Props) {
  const counts = [
    { is: 'sent', from: 0, count: done - kept },
    { is: 'kept', from: done - kept, count: kept },
    { is: 'open', from: done, count: checks - done },
  ] as const;
  return (
    <div className="levels-ledger">
      <svg
        viewBox={`0 0 ${checks * CELL - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map(
          ({ is, from, count }) =>
            count > 0 && (
              <path key={is} data-is={is} d={`M${from * CELL} ${HEIGHT / 2}h${count * CELL}`} />
            ),
        )}
      </svg>
      <ul>
        {counts.map(({ is, count }) => (
          <Text.li key={is} data-is={is}>
            {fill(words[is], { count })}
          </Text.li>
        ))}
      </ul>
    </div>
  );
}
