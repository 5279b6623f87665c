import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { ledgerCounts } from './ledger-counts.ts';

/** How wide a check is in the drawing, with the gap after it, and how high. */
const CELL = 10;
const GAP = 2;
const HEIGHT = 16;

const cells = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `M${(from + index) * CELL} 0h${CELL - GAP}v${HEIGHT}h-${CELL - GAP}Z`,
  ).join('');

interface Props {
  checks: number;
  done: number;
  kept: number;
  words: SectionContext['words']['heroLevels'];
}

/** All checks in a row, a stitch each: those that the office has, those on the phone alone, those still to do. */
export function Ledger({ checks, done, kept, words }: Props) {
  const counts = ledgerCounts({ checks, done, kept }, words);
  const from = { sent: 0, kept: done - kept, open: done };
  return (
    <div className="levels-ledger">
      <svg
        viewBox={`0 0 ${checks * CELL - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map(
          ({ is, count }) => count > 0 && <path key={is} data-is={is} d={cells(from[is], count)} />,
        )}
      </svg>
      <ul>
        {counts.map(({ is, words: said }) => (
          <li key={is} data-is={is}>
            <Text>{said}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
