import { Text } from '../../ui/Text.tsx';

interface Props {
  /** The states of the page in which it is offered. */
  shown: string;
  question?: string;
  label: string;
  href: string;
}

/** The way to another account page, below the form; it keeps where one wanted to go. */
export function AccountWay({ shown, question, label, href }: Props) {
  return (
    <p className="account-way" data-while={shown}>
      {question !== undefined && (
        <>
          <Text>{question}</Text>{' '}
        </>
      )}
      <a className="text-link" href={href} data-keeps-return>
        <Text>{label}</Text>
      </a>
    </p>
  );
}
