import { money } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders subtractions in the style of a ledger, each with a double-underlined result and its reason. */
export function Differences(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, items, context } = section;
  const amount = (value: number) => money(context.lang, value, 'THB');
  return (
    <section id={anchor} className="differences" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <ul>
          {items.map(({ from, less, title, body }) => (
            <li key={title}>
              <dl>
                <div>
                  <Text.dt className="text-muted">{from.label}</Text.dt>
                  <dd>{amount(from.amount)}</dd>
                </div>
                <div>
                  <Text.dt className="text-muted">{less.label}</Text.dt>
                  <dd>−{amount(less.amount)}</dd>
                </div>
                <div className="differences-result">
                  <dt className="sr-only">{context.words.difference.result}</dt>
                  <dd>
                    <b>{amount(from.amount - less.amount)}</b>
                  </dd>
                </div>
              </dl>
              <div>
                <Text.h3>{title}</Text.h3>
                <Text.p>{body}</Text.p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
