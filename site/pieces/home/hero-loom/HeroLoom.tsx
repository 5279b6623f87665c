import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { SOURCE_COLOURS, type schema } from './schema.ts';
import { Threads } from './Threads.tsx';

/** A layer that shifts by its speed for every pixel scrolled. */
const parallax = (speed: number) => ({
  'data-parallax-speed': speed,
  style: { '--parallax-shift': `${speed * 1000}px` },
});

/** The opening of a page: what comes in as loose threads leaves the loom as one decision (spec A2, A10). */
export function HeroLoom(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, weave, sourcesLabel, sources, decision } = section;
  return (
    <section className="hero-loom ebony" data-section="hero">
      <div className="hero-loom-words wrap">
        <Text.h1 className="text-huge">{heading}</Text.h1>
        <div>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
        </div>
      </div>
      <div className="hero-loom-work">
        <div className="hero-loom-cloth" {...parallax(0.5)}>
          <Loom weave={weave} isFirst />
        </div>
        <div className="hero-loom-event wrap">
          <div className="hero-loom-loose" {...parallax(0.35)}>
            <ul aria-label={sourcesLabel}>
              {sources.map(({ from, words, doubt }, index) => (
                <li
                  key={from}
                  style={{ '--at': `${10 + index * 20}%`, '--thread': SOURCE_COLOURS[index] }}
                >
                  <Text.span className="text-label">{from}</Text.span>
                  <span className="hero-source-words">
                    <Text>{words}</Text>
                    {doubt && (
                      <strong>
                        {' '}
                        <Text>{doubt}</Text>
                      </strong>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {/* After the sources, so that it doesn’t move when a browser paints a part of the document. */}
            <Threads />
          </div>
          <div className="hero-loom-decision" {...parallax(0.4)}>
            <DecisionCard {...decision} />
          </div>
        </div>
      </div>
    </section>
  );
}
