import { Text } from './Text.tsx';

/** A standalone link below a text. */
export function TextLink({ label, url }: { label: string; url: string }) {
  return (
    <a className="section-link text-link" href={url}>
      <Text>{label}</Text>
    </a>
  );
}
