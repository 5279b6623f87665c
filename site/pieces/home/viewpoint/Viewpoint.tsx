import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Product } from './Product.tsx';
import type { schema } from './schema.ts';
import { Wheel } from './Wheel.tsx';

/**
 * Renders an opinion with its tags and byline, beside a weave with a rotating wheel of stitches (spec A10), and below it
 * the products.
 */
export function Viewpoint(section: SectionProps<typeof schema>) {
  const { anchor, heading, tags, weave, products, note, context } = section;
  return (
    <section id={anchor} className="viewpoint wrap" data-section="hero">
      <div className="viewpoint-words">
        <ul className="viewpoint-tags">
          {tags.map((tag) => (
            <Text.li key={tag} className="tag">
              {tag}
            </Text.li>
          ))}
        </ul>
        <Text.h2>{heading}</Text.h2>
        <p className="viewpoint-byline">
          <span className="viewpoint-portrait ebony">
            <Logo size={28} />
          </span>
          <span>
            {context.byline.by} <Text.strong>{context.byline.author}</Text.strong>
          </span>
        </p>
      </div>
      <div className="viewpoint-cloth ebony" aria-hidden="true">
        <Loom weave={weave} isCentred />
        <div className="viewpoint-glow" />
        <Wheel />
      </div>
      {products.map((product) => (
        <Product key={product.offer} {...product} lang={context.lang} />
      ))}
      <SectionNote note={note} />
    </section>
  );
}
