import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders the prices of other products on the family's dye, in two columns if there is room. */
export function OtherPrices(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, products } = section;
  return (
    <section id={anchor} className="other-prices section deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <ul>
          {products.map(({ name, url, price, includes }) => (
            <li key={url}>
              <h3 className="text-lg font-medium">
                <Text.a className="text-link" href={url}>
                  {name}
                </Text.a>
              </h3>
              <Text.p className="other-price text-2xl font-semibold text-balance">{price}</Text.p>
              <Text.p>{includes}</Text.p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
