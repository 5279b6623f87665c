import { Text } from './Text.tsx';

/** A short text with a title: an item of a section, whose heading is one level higher. */
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
