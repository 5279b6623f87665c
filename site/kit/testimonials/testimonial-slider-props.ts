import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { unbreakablePhrases } from '../../ui/unbreakable-phrases.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';
import type { TestimonialSliderProps } from './TestimonialSlider.island.tsx';

/** Returns the props of a section's slider. */
export function testimonialSliderProps(
  { heading, testimonials }: SectionContent<typeof schema>,
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
    terms: unbreakablePhrases(testimonials),
  };
}
