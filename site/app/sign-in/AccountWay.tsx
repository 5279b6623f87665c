import { Text } from '../../ui/Text.tsx';

interface Props {
  question?: string;
  label: string;
  href: string;
}

/**
 * A link to another account page, below the form. It keeps the page that the visitor originally wanted
 * (session/account-links.ts).
 */
export function AccountWay({ question, label, href }: Props) {
  return (
    <p className="account-way border-t text-note">
      {question !== undefined && (
        <>
          <Text>{question}</Text>{' '}
        </>
      )}
      <Text.a className="text-link text-accent font-medium" href={href} data-keeps-return>
        {label}
      </Text.a>
    </p>
  );
}
