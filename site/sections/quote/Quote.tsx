import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The longest words, in letters, that are set as large as a heading. */
const SHORT = 170;

/** One voice, given room: somebody's words in a dark frame, bound along its edge with a cloth. */
export function Quote({ type, anchor, testimonial, weave }: SectionProps<typeof schema>) {
  const { description: words, user } = testimonial;
  return (
    <section id={anchor} className="quote" data-section={type}>
      <figure className="quote-frame wide-frame ebony" data-bound={weave ? '' : undefined}>
        {weave !== undefined && (
          <div className="quote-cloth">
            <Loom weave={weave} />
          </div>
        )}
        <blockquote data-length={lettersIn(words) > SHORT ? 'long' : undefined}>
          <p>
            <Text>{words}</Text>
          </p>
        </blockquote>
        <figcaption>
          <Portrait image={user.image} name={user.name} />
          <span>
            <strong>
              <Text>{user.name}</Text>
            </strong>
            <span>
              <Text>{user.role}</Text>
            </span>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
