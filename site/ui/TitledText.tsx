import { Text } from './Text.tsx';

/** A short text under its title: an item of a section, whose heading stands one level above. */
export function TitledText({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h3>
        <Text>{title}</Text>
      </h3>
      <p>
        <Text>{body}</Text>
      </p>
    </>
  );
}
