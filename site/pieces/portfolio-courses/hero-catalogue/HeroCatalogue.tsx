import { currenciesFor } from '../../../../contract/currency.ts';
import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CatalogueRow } from './CatalogueRow.tsx';
import { PRICES, pricesOf } from './choices.ts';
import type { schema } from './schema.ts';

/** The value of the choice that shows every course. */
const ALL = 'all';

/**
 * Renders courses as bolts on a shelf, each with its cloth and its lessons to scale; radio buttons filter them by level
 * and price, so that it works without a script.
 */
export function HeroCatalogue(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, courses, limit, note, context } = section;
  const { lang, words } = context;
  const says = words.heroCatalogue;
  const { levels } = words.courseCards;
  const [currency = 'THB'] = currenciesFor(lang);
  const amounts = courses
    .map(({ price: before, discount }) => (discount ?? before)[currency])
    .filter((amount) => amount > 0);
  const prices = {
    low: price(lang, Math.min(...amounts), currency),
    high: price(lang, Math.max(...amounts), currency),
  };
  const rows = courses.map((course) => ({
    course,
    level: [ALL, course.level],
    prices: [ALL, ...pricesOf(course, limit, currency)],
  }));
  const levelOptions = [
    { value: ALL, label: says.allLevels },
    ...Object.entries(levels).map(([value, label]) => ({ value, label })),
  ];
  const priceLabels = {
    free: says.free,
    under: fill(says.under, { amount: price(lang, limit[currency], currency) }),
    reduced: says.reduced,
  };
  const priceOptions = [
    { value: ALL, label: says.anyPrice },
    ...PRICES.map((value) => ({ value, label: priceLabels[value] })),
  ];
  const counts = levelOptions.flatMap(({ value: level }) =>
    priceOptions.map(({ value: amount }) => ({
      level,
      amount,
      shown: rows.filter((row) => row.level.includes(level) && row.prices.includes(amount)).length,
    })),
  );
  return (
    <section id={anchor} className="catalogue" data-section="hero">
      <div className="catalogue-head wrap columns gap-md">
        <Text.h1>{heading}</Text.h1>
        <Lead>{fill(lead, prices)}</Lead>
      </div>
      <div className="catalogue-choices wrap flex flex-wrap gap-xl" data-mdast="ignore">
        <div data-choice="level">
          <Choice
            name={`${anchor}-level`}
            legend={says.level}
            hasLegend
            options={levelOptions}
            chosen={ALL}
          />
        </div>
        <div data-choice="price">
          <Choice
            name={`${anchor}-price`}
            legend={says.price}
            hasLegend
            options={priceOptions}
            chosen={ALL}
          />
        </div>
        <div className="font-semibold" aria-live="polite">
          {counts.map(({ level, amount, shown }) => (
            <Text.p key={`${level} ${amount}`} data-level={level} data-price={amount}>
              {shown === 0 ? says.none : fill(says.shown, { shown, all: courses.length })}
            </Text.p>
          ))}
        </div>
      </div>
      <ol className="catalogue-courses">
        {rows.map(({ course, level, prices }, index) => (
          <li key={course.id} data-level={level.join(' ')} data-price={prices.join(' ')}>
            <CatalogueRow course={course} isFirst={index === 0} context={context} />
          </li>
        ))}
      </ol>
      <Text.p className="catalogue-note wrap text-label">{note}</Text.p>
    </section>
  );
}
