import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content, wholeIn } from '../../content.ts';
import type { Section } from '../registry.ts';
import type { TestimonialSliderProps } from './TestimonialSlider.island.tsx';

export type SectionWithSlider = Extract<Localized<Section>, { type: 'testimonials' }>;

/** What the slider of a section is given. */
export function testimonialSliderProps(
  { heading, testimonials }: SectionWithSlider,
  lang: Lang,
): TestimonialSliderProps {
  const words = localize(content.kit, lang);
  return {
    label: heading,
    testimonials: testimonials.map(({ title, description, rating, user }) => ({
      title,
      description,
      rating,
      user,
    })),
    words: words.slider,
    ratingLabel: words.testimonials.rating,
    terms: wholeIn(testimonials),
  };
}
