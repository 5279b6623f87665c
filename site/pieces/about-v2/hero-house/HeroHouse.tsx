import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The opening of a page about people: their portraits from edge to edge, and below each what one turns to them for. */
export function HeroHouse({ heading, lead, people, note }: SectionProps<typeof schema>) {
  return (
    <section data-section="hero">
      <LargeWords heading={heading} lead={lead} />
      <ul className="hero-house-people ebony">
        {people.map(({ id, image, name, role, body }) => (
          <li key={id}>
            <Portrait image={image} name={name} />
            <h2>
              <Text>{name}</Text>
            </h2>
            <p className="hero-house-role">
              <Text>{role}</Text>
            </p>
            {body !== undefined && (
              <p>
                <Text>{body}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
      {note !== undefined && (
        <p className="hero-note wrap">
          <Text>{note}</Text>
        </p>
      )}
    </section>
  );
}
