import { Text } from './Text.tsx';

/** A short text with a title: an item of a section, whose heading is one level higher. */
export function TitledText({ title, body }: { title: string; body: string }) {
  return (
    <>
      <Text.h3>{title}</Text.h3>
      <Text.p className="text-muted">{body}</Text.p>
    </>
  );
}
