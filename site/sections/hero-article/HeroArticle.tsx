import { Logo } from '../../ui/Logo.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { SectionWords } from '../SectionWords.tsx';
import type { SectionProps } from '../section-props.ts';

/** Half the ring's way round, in the units of its drawing. */
const RADIUS = 74;

/** A point of view, with its tags and byline, beside a weave round which its words turn. */
export function HeroArticle(section: SectionProps<'hero-article'>) {
  const { anchor, heading, lead, tags, ring, weave, context } = section;
  const orbit = `${anchor}-orbit`;
  return (
    <section id={anchor} className="hero-article wrap" data-section="hero">
      <div className="hero-article-cloth ebony" aria-hidden="true">
        <Loom weave={weave} />
        <div className="hero-article-glow fade" />
        <svg className="spin" viewBox="-100 -100 200 200" aria-hidden="true">
          <path id={orbit} d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.1 0`} fill="none" />
          {ring.map((word, index) => (
            <g key={word} transform={`rotate(${index * 90})`}>
              <text dy="4" textAnchor="middle">
                <textPath href={`#${orbit}`} startOffset="12.5%">
                  {word}
                </textPath>
              </text>
              <path d={`M0-${RADIUS + 5}l5 5-5 5-5-5Z`} />
            </g>
          ))}
        </svg>
      </div>
      <div className="hero-article-words">
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              <Text>{tag}</Text>
            </li>
          ))}
        </ul>
        <SectionWords heading={heading} lead={lead} />
        <p className="hero-article-byline">
          <span className="hero-article-portrait ebony">
            <Logo size={28} />
          </span>
          <span>
            {context.byline.by}{' '}
            <strong className="font-semibold">
              <Text>{context.byline.author}</Text>
            </strong>
          </span>
        </p>
      </div>
    </section>
  );
}
