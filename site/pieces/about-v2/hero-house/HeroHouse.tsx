import type { SectionProps } from '../../../kit/define-section.ts';
import { LargeWords } from '../../../kit/LargeWords.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/**
 * Renders the opening of a page about people: portraits on a ground from edge to edge, each with what to contact the person about.
 */
export function HeroHouse(section: SectionProps<typeof schema>) {
  const { heading, lead, actions, people } = section;
  return (
    <section data-section="hero">
      <LargeWords heading={heading} lead={lead} actions={actions} />
      <ul className="hero-house-people ebony grid">
        {people.map(({ id, image, name, role, body }) => (
          <li key={id} className="text-note">
            <Portrait image={image} sizes="(width < 48rem) 50vw, 25vw" />
            <Text.h2 className="text-lg text-ink">{name}</Text.h2>
            <Text.p className="hero-house-role text-ink">{role}</Text.p>
            {body !== undefined && <Text.p>{body}</Text.p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
