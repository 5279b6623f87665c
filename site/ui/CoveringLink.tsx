import { Text } from './Text.tsx';

/** The title of an article, whose link covers the whole article. Without a URL it is not a link. */
export function CoveringLink({ title, url }: { title: string; url: string | undefined }) {
  if (url === undefined) return <Text>{title}</Text>;
  return (
    <Text.a className="covering-link" href={url}>
      {title}
    </Text.a>
  );
}
