import { Person } from '../../ui/Person.tsx';
import { Selvedge } from '../../ui/Selvedge.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { OtherWays } from '../lead-form/OtherWays.tsx';
import { PrivacyLink } from '../lead-form/PrivacyLink.tsx';
import { SectionWords } from '../SectionWords.tsx';
import { schema } from './schema.ts';

const FRAMES = { beside: 'wrap grid gap-3xl', dye: 'deep grid gap-3xl' };

/** Renders a form for a message below its readers, and after it the numbered steps after sending and other ways to ask. */
function ContactForm(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, look, people = [], points, context, children } = section;
  return (
    <section
      id={anchor}
      className={`section contact ${FRAMES[look]}`}
      data-section={type}
      data-look={look}
    >
      <div className="contact-words grid content-start gap-lg">
        <SectionWords heading={heading} lead={lead} />
        {people.length > 0 && (
          <div className="contact-people flex flex-wrap">
            {people.map((person) => (
              <Person key={person.id} {...person} />
            ))}
          </div>
        )}
      </div>
      <div className="contact-card">
        <Selvedge />
        {children}
        <PrivacyLink {...context} />
      </div>
      <div className="contact-more grid content-start gap-lg">
        {points.length > 0 && (
          <ol className="contact-points">
            {points.map(({ title, body }) => (
              <li className="grid content-start" key={title}>
                <TitledText title={title} body={body} />
              </li>
            ))}
          </ol>
        )}
        <OtherWays {...context} hasCode />
      </div>
    </section>
  );
}

export const contactForm = defineSection({
  schema,
  Component: ContactForm,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
