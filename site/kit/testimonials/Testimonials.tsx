import { fill } from '../../../contract/fill.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** Renders customers' testimonials (spec C3) in columns, each with its gist, the rest, and the customer. */
function Testimonials(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, testimonials, context } = section;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ul className="testimonials">
        {testimonials.map(({ id, title, description, rating, user }) => (
          <li key={id}>
            <figure className="grid gap-xl">
              <blockquote className="grid gap-sm content-start">
                <Rating
                  rating={rating}
                  label={fill(context.words.testimonials.rating, { rating })}
                />
                <Text.h3>{title}</Text.h3>
                <Text.p className="text-muted">{description}</Text.p>
              </blockquote>
              <figcaption className="flex gap-md items-center text-sm">
                <Portrait image={user.image} sizes="168px" />
                <div>
                  <Text.p className="font-semibold">{user.name}</Text.p>
                  <Text.p className="text-muted">{user.role}</Text.p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const testimonials = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Testimonials,
});
