import { Selvedge } from '../../ui/Selvedge.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { PrivacyLink } from '../lead-form/PrivacyLink.tsx';
import { schema } from './schema.ts';

/**
 * Renders an invitation to the newsletter: a band with a woven edge across the window, with words and field on one line.
 */
function Newsletter(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, context, children } = section;
  return (
    <section id={anchor} className="newsletter" data-section={type}>
      <Selvedge />
      <div className="newsletter-band wrap grid gap-xl">
        <div>
          <Text.h2>{heading}</Text.h2>
          {lead !== undefined && <Text.p>{lead}</Text.p>}
          <PrivacyLink {...context} />
        </div>
        {children}
      </div>
    </section>
  );
}

export const newsletter = defineSection({
  schema,
  Component: Newsletter,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
