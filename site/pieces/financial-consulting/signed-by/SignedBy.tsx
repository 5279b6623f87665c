import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Term } from '../../../ui/Term.tsx';
import type { schema } from './schema.ts';

/** Renders papers for signature in large type, on ebony from edge to edge: their names, and the line to sign on. */
export function SignedBy({ type, anchor, heading, lead, papers }: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="signed ebony" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <dl>
          {papers.map(({ name, signer }) => (
            <Term key={name} term={name} detail={signer} />
          ))}
        </dl>
      </div>
    </section>
  );
}
