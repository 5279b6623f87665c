import { Slider, type SliderWords } from '../../ui/Slider.tsx';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';
import { Testimonial } from './Testimonial.tsx';

export interface TestimonialSliderProps {
  testimonials: SectionContent<typeof schema>['testimonials'];
  /** Names the row to screen readers. */
  label: string;
  words: SliderWords;
  ratingLabel: string;
  /** Terms of its words that stay on one line. */
  terms: readonly string[];
}

/** Testimonials one beside the other, to be swiped through. */
export function TestimonialSlider({
  testimonials,
  label,
  words,
  ratingLabel,
  terms,
}: TestimonialSliderProps) {
  return (
    <Slider label={label} words={words}>
      {testimonials.map((testimonial, index) => (
        <Testimonial
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
          key={index}
          testimonial={testimonial}
          ratingLabel={ratingLabel}
          terms={terms}
        />
      ))}
    </Slider>
  );
}
