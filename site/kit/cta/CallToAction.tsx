import { Loom } from '../../ui/loom/Loom.tsx';
import { Person } from '../../ui/Person.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { OtherWays } from '../lead-form/OtherWays.tsx';
import { PrivacyLink } from '../lead-form/PrivacyLink.tsx';
import { schema } from './schema.ts';

const FRAMES = { cloth: 'wide-frame deep', hem: 'wide-frame deep', open: 'wrap', dye: 'deep' };

/** Renders the one action that a page asks its reader to take. */
function CallToAction(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, look, weave, people, context, children } = section;
  return (
    <section
      id={anchor}
      className="cta"
      data-section={type}
      data-look={look === 'cloth' ? undefined : look}
    >
      <div className={`cta-frame ${FRAMES[look]}`}>
        {weave && (
          <div className="cta-cloth">
            <Loom weave={weave} />
          </div>
        )}
        <div className="cta-body">
          <Text.h2 className="text-title">{heading}</Text.h2>
          <Text.p className="text-lg">{lead}</Text.p>
          {people && (
            <div className="cta-people flex flex-wrap">
              {people.map((person) => (
                <Person key={person.id} {...person} />
              ))}
            </div>
          )}
          <div className="cta-form">
            {children}
            <PrivacyLink {...context} />
            <OtherWays {...context} />
          </div>
        </div>
      </div>
    </section>
  );
}

export const cta = defineSection({
  schema,
  Component: CallToAction,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
