import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { Wheel } from './Wheel.tsx';

/** Renders an opinion with its tags and byline, next to a weave with a rotating wheel of stitches (spec A10). */
export function Viewpoint(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, tags, weave, context } = section;
  return (
    <section id={anchor} className="viewpoint wrap" data-section="hero">
      <div className="viewpoint-cloth ebony" aria-hidden="true">
        <Loom weave={weave} />
        <div className="viewpoint-glow" />
        <Wheel />
      </div>
      <div className="viewpoint-words">
        <ul className="viewpoint-tags">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              <Text>{tag}</Text>
            </li>
          ))}
        </ul>
        <SectionWords heading={heading} lead={lead} />
        <p className="viewpoint-byline">
          <span className="viewpoint-portrait ebony">
            <Logo size={28} />
          </span>
          <span>
            {context.byline.by}{' '}
            <strong>
              <Text>{context.byline.author}</Text>
            </strong>
          </span>
        </p>
      </div>
    </section>
  );
}
