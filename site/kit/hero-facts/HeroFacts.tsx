import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of a reference: decision-makers read the facts, and users read on below. */
export function HeroFacts({ heading, lead, facts, note }: SectionProps<typeof schema>) {
  return (
    <section className="hero-facts deep" data-section="hero">
      <div className="wrap">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <Lead>{lead}</Lead>
        <div>
          <dl>
            {facts.map(({ term, detail }) => (
              <Term key={term} term={term} detail={detail} />
            ))}
          </dl>
          {note !== undefined && (
            <p className="hero-facts-note">
              <Text>{note}</Text>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
