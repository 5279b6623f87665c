import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../section-props.ts';

/** A form for a message, and beside it what happens with one: a thread with a knot for each step. */
export function ContactForm(section: SectionProps<'contact-form'>) {
  const { anchor, heading, lead, points, children } = section;
  return (
    <section id={anchor} className="section wrap contact" data-section="contact-form">
      <div className="contact-words">
        <h2 className="text-title">
          <Text>{heading}</Text>
        </h2>
        {lead !== undefined && (
          <p className="text-lg text-muted">
            <Text>{lead}</Text>
          </p>
        )}
        {points.length > 0 && (
          <ol className="contact-points">
            {points.map(({ title, body }) => (
              <li key={title}>
                <h3>
                  <Text>{title}</Text>
                </h3>
                <p>
                  <Text>{body}</Text>
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="contact-card">
        <Selvedge id={`${anchor}-edge`} />
        {children}
      </div>
    </section>
  );
}
