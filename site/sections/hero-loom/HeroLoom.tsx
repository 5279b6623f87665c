import { Actions } from '../../ui/Actions.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** How far each floating card lags behind the page, in px per px scrolled (spec A10). */
const CARD_SPEEDS = ['0.35', '0.4'] as const;

/** The opening of a page: what we are, over a loom with our products at work. */
export function HeroLoom(section: SectionProps<typeof schema>) {
  return (
    <section className="hero-loom ebony" data-section="hero">
      <div className="hero-loom-body wrap">
        <div className="hero-words hero-loom-words">
          <h1 className="text-display">
            <Text>{section.heading}</Text>
          </h1>
          <Lead>{section.lead}</Lead>
          <Actions actions={section.actions} />
        </div>
        <div className="hero-loom-work">
          <div className="hero-loom-cloth" data-parallax-speed="0.5">
            <Loom weave={section.weave} isFirst />
          </div>
          {section.vignettes.map((vignette, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: both may be of one type; they never change places
              key={index}
              className="hero-loom-card"
              data-parallax-speed={CARD_SPEEDS[index]}
            >
              <Vignette {...vignette} />
            </div>
          ))}
        </div>
      </div>
      <div className="hero-loom-facts">
        <dl className="wrap">
          {section.facts.map(({ term, detail }) => (
            <Term key={term} term={term} detail={detail} />
          ))}
        </dl>
      </div>
    </section>
  );
}
