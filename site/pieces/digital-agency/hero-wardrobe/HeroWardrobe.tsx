import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders every cloth of the wardrobe, stacked; the style sheet shows the selected one. */
function Cloth({ looks, isFirst = false }: Pick<Props, 'looks'> & { isFirst?: boolean }) {
  return looks.map(({ name, weave }, index) => (
    <div key={name} data-look={index + 1}>
      <Loom weave={weave} isFirst={isFirst && index === 0} isCentred />
    </div>
  ));
}

/** Renders the front page of the shop, once: the selected look sets its layout and colors. It is not interactive. */
function FrontPage({ shop, looks }: Pick<Props, 'shop' | 'looks'>) {
  return (
    <div className="wardrobe-shop relative grid gap-xl">
      <div className="wardrobe-cloth overflow-clip">
        <Cloth looks={looks} isFirst />
      </div>
      <p className="wardrobe-bar flex items-baseline text-sm">
        <Text.b>{shop.name}</Text.b>
        {shop.menu.map((entry) => (
          <Text.span key={entry}>{entry}</Text.span>
        ))}
      </p>
      <div className="wardrobe-sign grid gap-lg">
        <Text.p>{shop.line}</Text.p>
        <Text.p className="wardrobe-button font-semibold">{shop.button}</Text.p>
      </div>
      <ul className="grid gap-sm">
        {shop.goods.map(({ name, price }) => (
          <li className="grid text-xs" key={name}>
            <div className="wardrobe-label relative w-full overflow-clip">
              <Cloth looks={looks} />
            </div>
            <Text.b className="text-lg">{name}</Text.b>
            <Text.span>{shop.weight}</Text.span>
            <Text.span className="text-lg font-semibold">{price}</Text.span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a shop and its wardrobe: choosing a cloth, with radio buttons alone, shows the shop's front page in it. */
export function HeroWardrobe({ heading, lead, actions, choose, shop, looks }: Props) {
  return (
    <section className="wardrobe ebony overflow-clip" data-section="hero">
      <div className="wardrobe-words grid">
        <Text.h1 className="text-title">{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <fieldset className="wardrobe-choice">
        <Text.legend className="text-note">{choose}</Text.legend>
        <div className="grid gap-2xs">
          {looks.map(({ name, weave }, index) => (
            <label key={name} className="bare-radio" data-structure={weave.structure}>
              <input
                type="radio"
                name="wardrobe-look"
                value={index + 1}
                defaultChecked={index === 0}
              />
              <span>
                <Loom weave={weave} isCentred />
              </span>
              <Text>{name}</Text>
            </label>
          ))}
        </div>
      </fieldset>
      <FrontPage shop={shop} looks={looks} />
      <div className="wardrobe-notes columns">
        <Text.p className="text-muted">{shop.example}</Text.p>
        {looks.map(({ name, suits }, index) => (
          <p key={name} data-look={index + 1}>
            <Text.span className="sr-only">{`${name}: `}</Text.span>
            <Text>{suits}</Text>
          </p>
        ))}
      </div>
    </section>
  );
}
