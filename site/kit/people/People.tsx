import { Portrait } from '../../ui/Portrait.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/** Renders the people a client will work with: side by side if there is room, otherwise on one warp. */
function People({ anchor, heading, lead, people }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type="people" anchor={anchor} heading={heading} lead={lead}>
      <ul className="people grid">
        {people.map(({ id, image, name, role, body }) => (
          <li className="relative" key={id}>
            <Portrait image={image} sizes="(width < 48rem) 84px, 196px" />
            <div className="people-words grid">
              <Text.h3>{name}</Text.h3>
              <Text.p className="people-role text-muted font-medium">{role}</Text.p>
              {body !== undefined && <Text.p className="people-body text-note">{body}</Text.p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const people = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: People,
});
