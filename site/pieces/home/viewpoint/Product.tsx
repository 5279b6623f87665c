import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { content } from '../../../content.ts';
import type { SectionContent } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>['products'][number];

/** Returns the prices of an offer in one line: paid once, then per month. */
function pricesOf(id: string, lang: Lang): string {
  const perMonth = content.entries.projects.monthly[lang];
  return (content.offers[id]?.prices ?? [])
    .map(({ baht, per }) => {
      const amount = price(lang, baht, 'THB');
      return per === undefined ? amount : fill(perMonth, { amount });
    })
    .join(' + ');
}

/** Renders a forecast: the range, and a line in its middle. */
function Levels({ levels }: { levels: NonNullable<Content['levels']> }) {
  const high = levels.map(([at, , most]) => `${at} ${-most}`);
  const low = levels.map(([at, least]) => `${at} ${-least}`).reverse();
  const middle = levels.map(([at, least, most]) => `${at} ${-(least + most) / 2}`);
  return (
    <svg viewBox="0 -100 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${[...high, ...low].join(' ')}`} />
      <path d={`M${middle.join(' ')}`} />
    </svg>
  );
}

/** Renders a product on its dye: its name, its price, the way to it, and a part of its interface. */
export function Product({ lang, ...product }: Content & { lang: Lang }) {
  const { offer, look, title, figure, talk, rows, levels, action } = product;
  return (
    <article className="product deep" data-look={look}>
      <Text.h3 className="text-2xl">{content.offers[offer]?.name[lang] ?? ''}</Text.h3>
      <Text.p>{pricesOf(offer, lang)}</Text.p>
      <TextLink {...action} />
      <div className="product-crop">
        <Text.p>{title}</Text.p>
        {figure && <Text.b>{figure}</Text.b>}
        {talk?.map((words) => (
          <Text.p key={words}>{words}</Text.p>
        ))}
        {levels && <Levels levels={levels} />}
        {rows.length > 0 && (
          <dl>
            {rows.map(({ term, detail, note, isOpen }) => (
              <div key={term} data-open={isOpen || undefined}>
                <Text.dt>{term}</Text.dt>
                <Text.dd>{detail}</Text.dd>
                {note && <dd>{note}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}
