import { Portrait } from '../../ui/Portrait.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { schema } from './schema.ts';

/** Renders the people a client will work with: side by side if there is room, otherwise on one warp. */
export function People({ anchor, heading, lead, people }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type="people" anchor={anchor} heading={heading} lead={lead}>
      <ul className="people">
        {people.map(({ id, image, name, role, body }) => (
          <li key={id}>
            <Portrait image={image} name={name} sizes="(width < 48rem) 84px, 196px" />
            <div className="people-words">
              <h3>
                <Text>{name}</Text>
              </h3>
              <p className="people-role">
                <Text>{role}</Text>
              </p>
              {body !== undefined && (
                <p className="people-body">
                  <Text>{body}</Text>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
