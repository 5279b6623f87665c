import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/**
 * Renders papers for signature, on ebony from edge to edge: their names, what was prepared, and the line to sign on.
 */
export function SignedBy(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, papers, note } = section;
  return (
    <section id={anchor} className="signed ebony" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className="signed-papers">
          {papers.map(({ name, prepared, signer, how }) => (
            <li key={name}>
              <Text.h3>{name}</Text.h3>
              <Text.p className="signed-prepared">{prepared}</Text.p>
              <p className="signed-line">
                <Text.b>{signer}</Text.b>
                {how !== undefined && (
                  <>
                    {' '}
                    <Text>{how}</Text>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
        <SectionNote note={note} />
      </div>
    </section>
  );
}
