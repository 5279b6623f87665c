import { Portrait } from './Portrait.tsx';
import { Text } from './Text.tsx';

type Props = Parameters<typeof Portrait>[0] & { name: string; role: string };

/** Renders a person's portrait, and next to it their name and role. */
export function Person({ image, name, role }: Props) {
  return (
    <p className="person">
      <Portrait image={image} />
      <span>
        <Text.strong>{name}</Text.strong>
        <Text.span>{role}</Text.span>
      </span>
    </p>
  );
}
