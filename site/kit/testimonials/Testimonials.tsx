import { unbreakablePhrases } from '../../ui/unbreakable-phrases.ts';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { schema } from './schema.ts';
import { Testimonial } from './Testimonial.tsx';

/** Renders testimonials: all at once in columns, or in a slider that reaches the edges of the window. */
export function Testimonials(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, layout, testimonials, context, children } = section;
  if (layout === 'slider') {
    return (
      <section id={anchor} className="section" data-section="testimonials">
        <div className="wrap">
          <SectionHead heading={heading} lead={lead} />
        </div>
        {children}
      </section>
    );
  }
  return (
    <SectionFrame type="testimonials" anchor={anchor} heading={heading} lead={lead}>
      <ul className="testimonials">
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: testimonials never change places
          <li key={index}>
            <Testimonial
              testimonial={testimonial}
              ratingLabel={context.words.testimonials.rating}
              terms={unbreakablePhrases(testimonial)}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
