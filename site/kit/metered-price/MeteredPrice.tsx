import { fill } from '../../../contract/fill.ts';
import { price as inBaht, wholeNumber } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { type Month, monthsOf } from './months.ts';
import type { schema } from './schema.ts';

/** Renders a month's bar relative to the largest month, split into included and additional units. */
function Bar({ count, beyond, most }: Month & { most: number }) {
  const within = ((count - beyond) / most) * 100;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={within} height="4" />
      {beyond > 0 && <rect data-beyond="" x={within} width={(beyond / most) * 100} height="4" />}
    </svg>
  );
}

/** Renders the monthly price in large type, then the total for some companies with their usage. */
export function MeteredPrice(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, price, included, more, unit, examples, note } = section;
  const { lang, words } = section.context;
  const says = words.meteredPrice;
  const months = monthsOf(section);
  const most = Math.max(...months.map(({ count }) => count));
  const number = (count: number) => wholeNumber(lang, count);
  return (
    <section id={anchor} className="metered" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className="metered-price">
          <p className="metered-amount">{inBaht(lang, price, 'THB')}</p>
          <p className="metered-unit">
            <Text.span>{words.priceTool.aMonth}</Text.span>
            <Text.span>
              {fill(says.holds, {
                included: number(included),
                unit,
                amount: inBaht(lang, more, 'THB'),
              })}
            </Text.span>
          </p>
        </div>
        <ul className="metered-months">
          {examples.map(({ who, parts }, index) => {
            const month = months[index] ?? { count: 0, beyond: 0, cost: price };
            return (
              <li key={who}>
                <Text.h3>{who}</Text.h3>
                <Text.p className="metered-parts">
                  {parts.map(({ label, count }) => `${label} ${number(count)}`).join(' · ')}
                </Text.p>
                <Bar {...month} most={most} />
                <Text.p className="metered-count">{`${number(month.count)} ${unit}`}</Text.p>
                <p className="metered-cost">{inBaht(lang, month.cost, 'THB')}</p>
              </li>
            );
          })}
        </ul>
        <SectionNote note={note} />
      </div>
    </section>
  );
}
