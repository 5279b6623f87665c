import { fill } from '../../../contract/fill.ts';
import { Glued } from '../../ui/Glued.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Rating } from '../../ui/Rating.tsx';
import type { SectionContent } from '../section-props.ts';

interface Props {
  testimonial: SectionContent<'testimonials'>['testimonials'][number];
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
          <Glued terms={terms}>{title}</Glued>
        </h3>
        <p>
          <Glued terms={terms}>{description}</Glued>
        </p>
      </blockquote>
      <figcaption>
        <Portrait image={user.image} name={user.name} />
        <div>
          <p className="testimonial-name">
            <Glued terms={terms}>{user.name}</Glued>
          </p>
          <p className="testimonial-role">
            <Glued terms={terms}>{user.role}</Glued>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
