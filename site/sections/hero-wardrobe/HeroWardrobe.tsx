import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { numbersOf } from './numbers-of.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** The shop as it looks in one cloth. It is a picture: its button is drawn, not one to press. */
function Shop({ shop }: Pick<Props, 'shop'>) {
  return (
    <div className="wardrobe-shop">
      <p className="wardrobe-example">
        <Text>{shop.example}</Text>
      </p>
      <p className="wardrobe-name">
        <Text>{shop.name}</Text>
      </p>
      <p>
        <Text>{shop.line}</Text>
      </p>
      <p className="wardrobe-item">
        <span>
          <Text>{shop.item}</Text>
        </span>
        <b>
          <Text>{shop.price}</Text>
        </b>
        <span className="wardrobe-button">
          <Text>{shop.button}</Text>
        </span>
      </p>
    </div>
  );
}

/** A shop and its wardrobe. Whoever chooses a cloth, with radio buttons alone, sees the shop in it and what it is made of. */
export function HeroWardrobe({ heading, lead, choose, numbers, shop, looks }: Props) {
  return (
    <section className="wardrobe ebony" data-section="hero">
      <div className="wrap wardrobe-words">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
      </div>
      <fieldset className="wrap wardrobe-choice">
        <legend>
          <Text>{choose}</Text>
        </legend>
        <div>
          {looks.map(({ name, weave }, index) => (
            <label key={name} className="bare-radio" data-structure={weave.structure}>
              <input
                type="radio"
                name="wardrobe-look"
                value={index + 1}
                defaultChecked={index === 0}
              />
              <Text>{name}</Text>
            </label>
          ))}
        </div>
      </fieldset>
      {looks.map(({ name, suits, weave }, index) => (
        <div
          key={name}
          className="wardrobe-look"
          data-look={index + 1}
          data-structure={weave.structure}
        >
          <div className="wardrobe-cloth">
            <Loom weave={weave} isFirst={index === 0} isCentred />
          </div>
          <div className="wrap wardrobe-worn">
            <Shop shop={shop} />
            <div className="wardrobe-numbers">
              <p>
                <Text>{suits}</Text>
              </p>
              <h2>
                <Text>{numbers}</Text>
              </h2>
              <dl translate="no">
                {numbersOf(weave).map(([number, value]) => (
                  <div key={number}>
                    <dt>{number}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
