import { lettersIn } from '../../ui/letters.ts';
import { MACRO_SIZE, macroPicture } from '../../ui/macro-pictures.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The longest line, in letters, that gets the largest type here. */
const SHORT = 34;

/** On a phone, the picture is cropped to four by five (picture.css) and drawn 2.23 times as wide as the screen. */
const SIZES = '(width < 48rem) 223vw, 100vw';

/** Renders a macro picture from edge to edge, with one oversized line on the page's own background. */
export function Picture(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, picture, alt, focus, words, caption } = section;
  const [across, down] = focus;
  return (
    <section id={anchor} className="picture" data-section={type} data-words={words}>
      <div className="picture-frame">
        <img
          {...macroPicture(picture)}
          {...MACRO_SIZE}
          sizes={SIZES}
          alt={alt}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${across}% ${down}%` }}
        />
      </div>
      <div className="picture-words">
        <Text.p
          className="picture-line"
          data-length={lettersIn(heading) > SHORT ? 'long' : undefined}
        >
          {heading}
        </Text.p>
        {caption !== undefined && <Text.p>{caption}</Text.p>}
      </div>
    </section>
  );
}
