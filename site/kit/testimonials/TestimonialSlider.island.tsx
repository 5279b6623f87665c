import { Slider, type SliderWords } from '../../ui/Slider.tsx';
import { Testimonial, type TestimonialWords } from './Testimonial.tsx';

export interface TestimonialSliderProps {
  testimonials: TestimonialWords[];
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
