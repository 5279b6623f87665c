import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders papers for signature in large type, on ebony from edge to edge: their names, and the line to sign on. */
export function SignedBy({ type, anchor, heading, lead, papers }: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="signed ebony" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <dl>
          {papers.map(({ name, signer }) => (
            <div key={name}>
              <Text.dt>{name}</Text.dt>
              <Text.dd>{signer}</Text.dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
