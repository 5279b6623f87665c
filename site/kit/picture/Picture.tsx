import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { MACRO_SIZE, macroPicture } from '../../ui/macro-pictures.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { schema } from './schema.ts';

/** The longest line, in letters, that gets the largest type here. */
const SHORT = 34;

/** On a phone, the picture is cropped to four by five (picture.css) and drawn 2.23 times as wide as the screen. */
const SIZES = '(width < 48rem) 223vw, 100vw';

/** Renders a macro picture, or strips of cloth, from edge to edge, and one oversized line. */
function Picture(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, picture, alt, focus, words, caption } = section;
  const [across, down] = focus;
  const isCloth = typeof picture !== 'string';
  return (
    <section
      id={anchor}
      className={isCloth ? 'picture deep' : 'picture'}
      data-section={type}
      data-words={words}
    >
      {isCloth ? (
        <div className="picture-strips grid gap-sm" role="img" aria-label={alt}>
          {picture.map((weave, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strips never change places
            <Loom key={index} weave={weave} />
          ))}
        </div>
      ) : (
        <div className="picture-frame relative">
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
      )}
      <div className="picture-words grid gap-md">
        <Text.p
          className="picture-line large text-balance"
          data-length={lettersIn(heading) > SHORT ? 'long' : undefined}
        >
          {heading}
        </Text.p>
        {caption !== undefined && <Text.p>{caption}</Text.p>}
      </div>
    </section>
  );
}

export const picture = defineSection({
  schema,
  Component: Picture,
});
