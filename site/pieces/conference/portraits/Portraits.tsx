import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders many people: portraits as patches of cloth, a name and a role below each. */
export function Portraits({ type, anchor, heading, lead, people }: SectionProps<typeof schema>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead} align="apart">
      <ul className="portraits grid">
        {people.map(({ id, image, name, role }) => (
          <li key={id}>
            <Portrait image={image} sizes="(width < 48rem) 34vw, 17vw" />
            <Text.h3 className="text-note">{name}</Text.h3>
            <Text.p className="text-note">{role}</Text.p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
