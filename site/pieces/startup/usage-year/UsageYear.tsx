import { Fragment } from 'react';
import { fill } from '../../../../contract/fill.ts';
import { price, wholeNumber } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { yearOf } from './year-of.ts';

type Section = SectionProps<typeof schema>;

/** Renders a month in the meter and the log. */
function Shown({ section, index }: { section: Section; index: number }) {
  const { free, talk, context } = section;
  const { lang, words } = context;
  const says = words.usageYear;
  const { months, each } = yearOf(section);
  const used = section.months[index];
  const month = months[index];
  if (!used || !month) return null;
  const baht = (amount: number) => price(lang, amount, 'THB');
  return (
    <div className="year-shown content-start columns">
      <p className="year-pages text-lg">
        <b>{wholeNumber(lang, used.pages)}</b>{' '}
        <Text.span>{fill(says.of, { pages: wholeNumber(lang, free), month: index + 1 })}</Text.span>
      </p>
      <dl className="grid content-start">
        <Term
          term={says.paid}
          detail={
            month.beyond > 0
              ? fill(says.beyond, {
                  pages: wholeNumber(lang, month.beyond),
                  price: baht(each),
                  amount: baht(month.paid),
                })
              : baht(0)
          }
        />
        <Term term={says.listed} detail={baht(month.listed)} />
        <Term term={fill(says.engineer, { minutes: used.minutes, of: talk })} detail={used.topic} />
        <Term term={says.log} detail={used.entry} />
      </dl>
    </div>
  );
}

/** Renders the choice of a month, as bars from edge to edge, with a line at the free amount. */
function Months(section: Section) {
  const { anchor, free, first, months, context } = section;
  const { lang, words } = context;
  const says = words.usageYear;
  return (
    <fieldset className="year-months relative grid">
      <Text.legend className="sr-only">{says.choose}</Text.legend>
      <Text.p className="year-free" aria-hidden="true">
        {fill(says.free, { pages: wholeNumber(lang, free) })}
      </Text.p>
      {months.map(({ pages }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is identified by its position in the year
        <Fragment key={index}>
          <label className="bare-radio year-month">
            <input
              type="radio"
              name={`${anchor}-month`}
              value={index + 1}
              defaultChecked={index + 1 === first}
            />
            <span className="year-cloth" style={{ '--pages': (pages / free) * 0.8 }} />
            <span>
              <span className="sr-only">
                <Text>{says.month}</Text>{' '}
              </span>
              <b>{index + 1}</b> <small className="text-sm">{wholeNumber(lang, pages)}</small>
            </span>
          </label>
          <Shown section={section} index={index} />
        </Fragment>
      ))}
    </fieldset>
  );
}

/**
 * Renders a free year on its meter: a bar for each month, the usage and cost of the selected one, and the total of the
 * year.
 */
export function UsageYear(section: Section) {
  const { type, anchor, heading, lead, example, context } = section;
  const { total } = yearOf(section);
  const says = context.words.usageYear;
  const baht = (amount: number) => price(context.lang, amount, 'THB');
  return (
    <section id={anchor} className="usage-year deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <Months {...section} />
      <div className="wrap">
        <dl className="year-total flex flex-wrap">
          <Term term={says.listedYear} detail={baht(total.listed)} />
          <Term term={says.paidYear} detail={baht(total.paid)} />
        </dl>
        <SectionNote note={example} />
      </div>
    </section>
  );
}
