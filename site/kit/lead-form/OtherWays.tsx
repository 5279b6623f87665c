import { Text } from '../../ui/Text.tsx';
import { ContactLink } from '../ContactLink.tsx';
import type { SectionContext } from '../define-section.ts';

/** Renders other ways to make contact below a form: the telephone and LINE. */
export function OtherWays({ contacts, words }: SectionContext) {
  const spoken = contacts.filter(({ kind }) => kind !== 'email');
  return (
    <address className="other-ways">
      <span>
        <Text>{words.leadForm.otherwise}</Text>
      </span>
      {spoken.map((contact) => (
        <ContactLink key={contact.kind} className="text-link" {...contact} />
      ))}
    </address>
  );
}
