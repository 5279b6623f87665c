import { fill } from '../../../contract/fill.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What is shown of a testimonial. */
export type TestimonialWords = Pick<
  SectionContent<typeof schema>['testimonials'][number],
  'title' | 'description' | 'rating' | 'user'
>;

interface Props {
  testimonial: TestimonialWords;
  /** What the knots mean: {rating} of five. */
  ratingLabel: string;
  /** Terms of its words that stay on one line. */
  terms: readonly string[];
}

/** What one customer says (spec C3): the gist, the rest, and who it is. */
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
        <Portrait image={user.image} name={user.name} />
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
