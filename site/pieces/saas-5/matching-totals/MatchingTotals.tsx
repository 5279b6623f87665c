import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the total that several reports agree on, once for each, on the dye of the family. */
export function MatchingTotals(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, total, reports, context } = section;
  const amount = (value: number) => price(context.lang, value, 'THB');
  return (
    <section id={anchor} className="totals deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <dl>
          {reports.map(({ label, before }) => (
            <div className="flex flex-wrap items-baseline justify-between text-xl" key={label}>
              <Text.dt>{label}</Text.dt>
              {before !== undefined && (
                <dd>
                  <del>{amount(before)}</del>
                </dd>
              )}
              <dd className="totals-now w-full font-semibold large nowrap">{amount(total)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
