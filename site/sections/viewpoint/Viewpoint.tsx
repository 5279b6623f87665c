import { Logo } from '../../ui/Logo.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionWords } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** How far from the middle the words turn, in the units of the drawing. */
const RADIUS = 74;

/** A point of view, with its tags and byline, beside a weave round which its words turn. */
export function Viewpoint(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, tags, ring, weave, context } = section;
  const orbit = `${anchor}-orbit`;
  return (
    <section id={anchor} className="viewpoint wrap" data-section="hero">
      <div className="viewpoint-cloth ebony" aria-hidden="true">
        <Loom weave={weave} />
        <div className="viewpoint-glow fade" />
        <svg className="spin" viewBox="-100 -100 200 200" aria-hidden="true">
          <path id={orbit} d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.1 0`} fill="none" />
          {ring.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice; they never change places
            <g key={index} transform={`rotate(${index * 90})`}>
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
