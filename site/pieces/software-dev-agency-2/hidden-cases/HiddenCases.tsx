import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** A hundred cases in five rows of 20, as sheets: three units wide, ten high, with one unit after each. */
const ROWS = [0, 1, 2, 3, 4];
const COLUMNS = 20;
const row = (at: number, down: number, right = 0) => `M${right} ${at * 11 + down}h`;
const rows = (down: number, right = 0) => ROWS.map((at) => `${row(at, down, right)}79`).join('');

/** The lines of a sheet: their distance from its top and its length, as dashes of one line through all sheets. */
const LINES = [
  { down: 2.5, length: 1.2 },
  { down: 5, length: 1.8 },
  { down: 7.5, length: 1.5 },
];

/** Renders a hundred cases: readable, or hidden with as many of them wrong as given. */
function Hundred({ wrong }: { wrong?: number }) {
  // Steps of 37 meet each of a hundred once, and look like chance.
  const missed = Array.from({ length: wrong ?? 0 }, (_, index) => {
    const at = (index * 37 + 11) % 100;
    return `${row(Math.floor(at / COLUMNS), 5, (at % COLUMNS) * 4)}3`;
  });
  return (
    <svg viewBox="0 0 79 54" preserveAspectRatio="none" aria-hidden="true">
      <path d={rows(5)} />
      {wrong === undefined ? (
        LINES.map(({ down, length }) => (
          <path key={down} d={rows(down, 0.6)} strokeDasharray={`${length} ${4 - length}`} />
        ))
      ) : (
        <path d={missed.join('')} />
      )}
    </svg>
  );
}

/** Renders two hundred cases, half of them hidden from the provider, and what is paid when. */
export function HiddenCases(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, shared, hidden, wrong, target, weave, payments, facts } =
    section;
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
        {payments.map(({ title, body }, index) => (
          <li key={title}>
            <span className="cases-cloth">
              {index < payments.length - 1 && <Loom weave={weave} isCentred />}
            </span>
            <Text.h3 className="text-2xl">{title}</Text.h3>
            <Text.p className="text-lg">{body}</Text.p>
          </li>
        ))}
      </ol>
      <Facts facts={facts} className="cases-facts wrap" />
    </section>
  );
}
