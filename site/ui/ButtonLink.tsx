import { Text } from './Text.tsx';

interface Props {
  href: string;
  label: string;
  /** `first` is the one main call to action on a screen. */
  rank: 'first' | 'second';
}

/** A link that looks like a button. */
export function ButtonLink({ href, label, rank }: Props) {
  return (
    <Text.a href={href} className={`button button-${rank}`}>
      {label}
    </Text.a>
  );
}
