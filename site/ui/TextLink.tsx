import { Text } from './Text.tsx';

/** A standalone link below a text. */
export function TextLink({ label, url }: { label: string; url: string }) {
  return (
    <Text.a className="section-link text-link" href={url}>
      {label}
    </Text.a>
  );
}
