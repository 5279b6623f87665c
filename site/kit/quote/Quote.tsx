import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The maximum length, in letters, for each type size. */
const SHORT = 90;
const MIDDLE = 170;

function lengthOf(words: string): 'short' | 'long' | undefined {
  const letters = lettersIn(words);
  if (letters <= SHORT) return 'short';
  return letters > MIDDLE ? 'long' : undefined;
}

/** Renders one prominent quote: a customer's words in a dark frame, with a strip of cloth along its edge. */
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
        <blockquote data-length={lengthOf(words)}>
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
