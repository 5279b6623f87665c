import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

/** An invitation to the newsletter, in passing: a band with a woven edge, its words and its field on one line. */
export function Newsletter({ anchor, heading, lead, children }: SectionProps<'newsletter'>) {
  return (
    <section id={anchor} className="newsletter wrap" data-section="newsletter">
      <Selvedge id={`${anchor}-edge`} />
      <div className="newsletter-band">
        <div>
          <h2>
            <Text>{heading}</Text>
          </h2>
          {lead !== undefined && (
            <p>
              <Text>{lead}</Text>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
