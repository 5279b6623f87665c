import { Text } from './Text.tsx';

/** A list of sentences or names; what they look like is the matter of where it stands. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
