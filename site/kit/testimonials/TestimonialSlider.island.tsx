import { Slider, type SliderWords } from '../../ui/Slider.tsx';
import { Testimonial, type TestimonialWords } from './Testimonial.tsx';

export interface TestimonialSliderProps {
  testimonials: TestimonialWords[];
  /** The label of the row for screen readers. */
  label: string;
  words: SliderWords;
  ratingLabel: string;
  /** Terms in its texts that must stay on one line. */
  terms: readonly string[];
}

/** Renders testimonials in a row to swipe through. */
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
