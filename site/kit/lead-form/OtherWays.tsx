import { Text } from '../../ui/Text.tsx';
import { ContactLink } from '../ContactLink.tsx';
import type { SectionContext } from '../define-section.ts';

/**
 * Renders other ways to make contact below a form: the telephone and LINE.
 * @param hasCode whether the LINE account has a QR code beside it, for visitors at a desk
 */
export function OtherWays({ contacts, words, hasCode }: SectionContext & { hasCode?: boolean }) {
  const spoken = contacts.filter(({ kind }) => kind !== 'email');
  return (
    <address className="other-ways">
      <Text.span>{words.leadForm.otherwise}</Text.span>
      {spoken.map((contact) => (
        <ContactLink key={contact.kind} className="text-link font-medium" {...contact} />
      ))}
      {hasCode && (
        <img
          className="line-code"
          src="/line-code.svg"
          alt={words.leadForm.lineCode}
          width={96}
          height={96}
          loading="lazy"
        />
      )}
    </address>
  );
}
