import { Text } from './Text.tsx';

/** The title of an article, whose link is all of it; what has no page of its own is not linked. */
export function CoveringLink({ title, url }: { title: string; url: string | undefined }) {
  if (url === undefined) return <Text>{title}</Text>;
  return (
    <a className="covering-link" href={url}>
      <Text>{title}</Text>
    </a>
  );
}
