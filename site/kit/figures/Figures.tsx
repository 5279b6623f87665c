import { lettersIn } from '../../ui/letters.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** The lengths, in signs, that share a size. */
const LENGTHS = [2, 3, 4, 5, 6, 8, 10, 16];

/** Splits a value into a large number and its unit. A value without a number is all large. */
function parts(value: string): { number: string; unit: string } {
  const [, number = value, unit = ''] = /^(\D{0,2}[\d.,]+%?)\s*(.*)$/u.exec(value) ?? [];
  return { number, unit };
}

/** Returns the width of a value in characters of the large size; characters of a unit take less than half of one. */
function width(value: string): number {
  const { number, unit } = parts(value);
  return lettersIn(number) + lettersIn(unit) / 2;
}

/** Renders a few large numbers on one thread, each with its source. */
function Figures(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, figures, share } = section;
  const longest = Math.max(...figures.map(({ value }) => width(value)));
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <div className="figures-room">
        <dl
          className="figures grid"
          data-count={figures.length}
          style={{ '--length': LENGTHS.find((length) => length >= longest) ?? 16 }}
        >
          {figures.map(({ value, label, source }) => (
            <div className="relative grid" key={label}>
              <Text.dt className="text-lg font-medium">{label}</Text.dt>
              <dd className="figures-value large font-semibold">
                <Value {...parts(value)} />
              </dd>
              <Text.dd className="figures-source text-note text-balance">{source}</Text.dd>
            </div>
          ))}
        </dl>
        {share && <Share {...share} />}
      </div>
    </SectionFrame>
  );
}

function Value({ number, unit }: ReturnType<typeof parts>) {
  return (
    <>
      <Text>{number}</Text>
      {unit !== '' && (
        <span className="figures-unit">
          {' '}
          <Text>{unit}</Text>
        </span>
      )}
    </>
  );
}

/** The number of cells in a row of a share. */
const ROW = 90;

/**
 * Renders a cell for each of a whole in rows, the cells of a part marked: one in each stretch of equal length, at places
 * by the golden ratio, so that no pattern shows.
 */
function Share({ part, whole }: { part: number; whole: number }) {
  const rows = Array.from({ length: Math.ceil(whole / ROW) }, (_, row) => {
    const cells = Math.min(ROW, whole - row * ROW);
    return `M0 ${row * 11 + 5}h${cells * 4}`;
  });
  const marked = Array.from({ length: part }, (_, index) => {
    const cell = Math.floor((index + (((index + 1) * 0.618) % 1)) * (whole / part));
    return `M${(cell % ROW) * 4} ${Math.floor(cell / ROW) * 11 + 5}h4`;
  });
  return (
    <svg
      className="figures-share w-full"
      viewBox={`0 0 ${ROW * 4 - 1} ${rows.length * 11 - 1}`}
      aria-hidden="true"
    >
      <path d={rows.join('')} />
      <path d={marked.join('')} />
    </svg>
  );
}

export const figures = defineSection({
  schema,
  Component: Figures,
});
