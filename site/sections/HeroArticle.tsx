import type { SectionOf } from '../../contract/page.ts';
import type { Localized } from '../../contract/text.ts';
import { Logo } from '../ui/Logo.tsx';
import { Loom } from '../ui/loom/Loom.tsx';
import { Text } from '../ui/Text.tsx';

/** Half the ring's way round, in the units of its drawing. */
const RADIUS = 74;

interface Props extends Localized<SectionOf<'hero-article'>> {
  /** Who wrote it, and the word before the name. */
  byline: { by: string; author: string };
}

/** A point of view, with its tags and byline, beside a weave round which its words turn. */
export function HeroArticle({ heading, lead, tags, ring, weave, byline }: Props) {
  return (
    <section className="hero-article wrap" data-section="hero">
      <div className="hero-article-cloth ebony" aria-hidden="true">
        <Loom weave={weave} />
        <div className="hero-article-glow fade" />
        <svg className="spin" viewBox="-100 -100 200 200" aria-hidden="true">
          <path id="orbit" d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.1 0`} fill="none" />
          {ring.map((word, index) => (
            <g key={word} transform={`rotate(${index * 90})`}>
              <text dy="4" textAnchor="middle">
                <textPath href="#orbit" startOffset="12.5%">
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
        <h2 className="text-title">
          <Text>{heading}</Text>
        </h2>
        <p className="text-lg text-muted">
          <Text>{lead}</Text>
        </p>
        <p className="hero-article-byline">
          <span className="hero-article-portrait ebony">
            <Logo size={28} />
          </span>
          <span>
            {byline.by}{' '}
            <strong className="font-semibold">
              <Text>{byline.author}</Text>
            </strong>
          </span>
        </p>
      </div>
    </section>
  );
}
