import { Person } from '../../ui/Person.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { schema } from './schema.ts';

/** Renders one prominent quote: a customer's words in large type, with their portrait in the margin. */
function Quote({ type, anchor, testimonial }: SectionProps<typeof schema>) {
  const { description, user } = testimonial;
  return (
    <section id={anchor} className="section wrap" data-section={type}>
      <figure className="quote grid gap-3xl">
        <blockquote className="min-w-0 text-title">
          <Text.p className="text-balance">{description}</Text.p>
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
