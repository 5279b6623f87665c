import { lettersIn } from '../../ui/letters.ts';
import { Person } from '../../ui/Person.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { schema } from './schema.ts';

/** The maximum length, in letters, for each type size. */
const SHORT = 90;
const MIDDLE = 170;

function lengthOf(words: string): 'short' | 'long' | undefined {
  const letters = lettersIn(words);
  if (letters <= SHORT) return 'short';
  return letters > MIDDLE ? 'long' : undefined;
}

/** Renders one prominent quote: a customer's words in large type, with their portrait in the margin. */
function Quote({ type, anchor, testimonial }: SectionProps<typeof schema>) {
  const { description: words, user } = testimonial;
  return (
    <section id={anchor} className="section wrap" data-section={type}>
      <figure className="quote">
        <blockquote data-length={lengthOf(words)}>
          <Text.p>{words}</Text.p>
        </blockquote>
        <figcaption>
          <Person {...user} />
        </figcaption>
      </figure>
    </section>
  );
}

export const quote = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Quote,
});
