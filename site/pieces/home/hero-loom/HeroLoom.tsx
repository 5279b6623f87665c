import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { SOURCE_DYES, type schema } from './schema.ts';
import { Threads } from './Threads.tsx';

/**
 * Renders the opening of a page: loose input threads leave the loom as one decision (spec A2, A10).
 */
export function HeroLoom(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, weave, sourcesLabel, sources, decision, facts } = section;
  return (
    <section className="hero-loom ebony" data-section="hero">
      <div className="hero-loom-words wrap">
        <h1 className="text-display">
          <Text>{heading}</Text>
        </h1>
        <div>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
        </div>
      </div>
      <div className="hero-loom-work">
        <div className="hero-loom-cloth" data-parallax-speed="0.5">
          <Loom weave={weave} isFirst />
        </div>
        <div className="hero-loom-event wrap">
          <div className="hero-loom-loose" data-parallax-speed="0.35">
            <Threads />
            <ul aria-label={sourcesLabel}>
              {sources.map(({ from, words, doubt }, index) => (
                <li key={from} data-dye={SOURCE_DYES[index]}>
                  <span className="hero-source-from">
                    <Text>{from}</Text>
                  </span>
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
          </div>
          <div className="hero-loom-decision" data-parallax-speed="0.4">
            <DecisionCard {...decision} />
          </div>
        </div>
      </div>
      <div className="hero-loom-facts">
        <dl className="wrap">
          {facts.map(({ term, detail }) => (
            <Term key={term} term={term} detail={detail} />
          ))}
        </dl>
      </div>
    </section>
  );
}
