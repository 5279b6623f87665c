import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  label: string;
  href: string;
  rank?: 'first' | 'second';
}

/** What to do next, where a page has said how something ended. */
export function AccountAction({ label, href, rank = 'first' }: Props) {
  return (
    <a className={`button button-${rank}`} href={href}>
      <Typeset>{label}</Typeset>
    </a>
  );
}
