import { Text } from './Text.tsx';

/** A link that stands by itself below some words. */
export function TextLink({ label, url }: { label: string; url: string }) {
  return (
    <a className="section-link text-link" href={url}>
      <Text>{label}</Text>
    </a>
  );
}
