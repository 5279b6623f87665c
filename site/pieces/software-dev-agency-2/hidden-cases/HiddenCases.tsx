import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** A hundred cases stand in four rows of 25; a cell is three units wide, with one unit after it. */
const ROWS = [0, 1, 2, 3];
const COLUMNS = 25;
const cell = (row: number, column: number) => `M${column * 4} ${row * 11 + 5}h`;

/** Renders a hundred cases, as many of them wrong as given, at equal distances. */
function Hundred({ wrong = 0 }: { wrong?: number }) {
  const missed = Array.from({ length: wrong }, (_, index) => {
    const at = Math.floor(((index + 0.5) * 100) / wrong);
    return `${cell(Math.floor(at / COLUMNS), at % COLUMNS)}3`;
  });
  return (
    <svg viewBox="0 0 99 43" preserveAspectRatio="none" aria-hidden="true">
      <path d={ROWS.map((row) => `${cell(row, 0)}99`).join('')} />
      <path d={missed.join('')} />
    </svg>
  );
}

/** Renders two hundred cases from edge to edge, half of them hidden from the provider, and what is paid when. */
export function HiddenCases(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, shared, hidden, wrong, target, payments, facts } = section;
  return (
    <section id={anchor} className="hidden-cases ebony" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <div className="cases-halves">
        <Text.p>{shared}</Text.p>
        <Hundred />
        <Text.p>{hidden}</Text.p>
        <Hundred wrong={wrong} />
        <Text.p className="cases-target">{target}</Text.p>
      </div>
      <ol className="cases-payments wrap">
        {payments.map(({ title, body }) => (
          <li key={title}>
            <Text.h3 className="text-2xl">{title}</Text.h3>
            <Text.p className="text-lg">{body}</Text.p>
          </li>
        ))}
      </ol>
      <Facts facts={facts} className="cases-facts wrap" />
    </section>
  );
}
