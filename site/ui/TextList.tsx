import { Text } from './Text.tsx';

/** A list of sentences or names, styled by its context. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Text.li key={item}>{item}</Text.li>
      ))}
    </ul>
  );
}
