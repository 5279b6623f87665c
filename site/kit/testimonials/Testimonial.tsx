import { fill } from '../../../contract/fill.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The parts of a testimonial that are shown. */
export type TestimonialWords = Pick<
  SectionContent<typeof schema>['testimonials'][number],
  'title' | 'description' | 'rating' | 'user'
>;

interface Props {
  testimonial: TestimonialWords;
  /** The label of the knots: {rating} of five. */
  ratingLabel: string;
  /** Terms in its texts that must stay on one line. */
  terms: readonly string[];
}

/** Renders a customer's testimonial (spec C3): the gist, the rest, and the customer. */
export function Testimonial({ testimonial, ratingLabel, terms }: Props) {
  const { title, description, rating, user } = testimonial;
  return (
    <figure className="testimonial">
      <blockquote>
        <Rating rating={rating} label={fill(ratingLabel, { rating })} />
        <h3>
          <Typeset terms={terms}>{title}</Typeset>
        </h3>
        <p>
          <Typeset terms={terms}>{description}</Typeset>
        </p>
      </blockquote>
      <figcaption>
        <Portrait image={user.image} sizes="168px" />
        <div>
          <p className="testimonial-name">
            <Typeset terms={terms}>{user.name}</Typeset>
          </p>
          <p className="testimonial-role">
            <Typeset terms={terms}>{user.role}</Typeset>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
