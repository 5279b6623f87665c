import { Text } from '../../ui/Text.tsx';

interface Props {
  /** The states of the page in which it is offered. */
  shown: string;
  label: string;
  href: string;
  rank?: 'first' | 'second';
  /** Whether it is only for those who are not signed in. */
  isForNobody?: boolean;
}

/** What to do next, where a page has said how something ended. */
export function AccountAction({ shown, label, href, rank = 'first', isForNobody }: Props) {
  return (
    <a
      className={`button button-${rank}`}
      href={href}
      data-while={shown}
      data-for={isForNobody ? 'nobody' : undefined}
    >
      <Text>{label}</Text>
    </a>
  );
}
