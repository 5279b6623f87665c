import { lettersIn } from '../../ui/letters.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { schema } from './schema.ts';

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
export function Figures({ type, anchor, heading, lead, figures }: SectionProps<typeof schema>) {
  const longest = Math.max(...figures.map(({ value }) => width(value)));
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <div className="figures-room">
        <dl
          className="figures"
          data-count={figures.length}
          style={{ '--length': LENGTHS.find((length) => length >= longest) ?? 16 }}
        >
          {figures.map(({ value, label, source }) => (
            <div key={label}>
              <Text.dt>{label}</Text.dt>
              <dd className="figures-value">
                <Value {...parts(value)} />
              </dd>
              <Text.dd className="figures-source">{source}</Text.dd>
            </div>
          ))}
        </dl>
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
