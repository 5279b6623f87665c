import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  label: string;
  href: string;
  rank?: 'first' | 'second';
}

/** The next step, on a page that reports a result. */
export function AccountAction({ label, href, rank = 'first' }: Props) {
  return (
    <Typeset.a className={`button button-${rank}`} href={href}>
      {label}
    </Typeset.a>
  );
}
