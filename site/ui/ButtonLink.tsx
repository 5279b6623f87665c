import { Text } from './Text.tsx';

interface Props {
  href: string;
  label: string;
  /** `first` is the one call to action on a screen. */
  rank: 'first' | 'second';
}

/** A link that looks like the action that it is. */
export function ButtonLink({ href, label, rank }: Props) {
  return (
    <a href={href} className={`button button-${rank}`}>
      <Text>{label}</Text>
    </a>
  );
}
