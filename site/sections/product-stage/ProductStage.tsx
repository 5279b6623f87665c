import { Stage } from '../../stages/Stage.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { schema } from './schema.ts';

/** The product's interface at full width. What is shown follows from plain controls alone, without a script. */
export function ProductStage(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, stage, note } = section;
  return (
    <section id={anchor} className="product-stage section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      <Stage {...stage} id={anchor} />
      {note !== undefined && (
        <p className="section-note">
          <Text>{note}</Text>
        </p>
      )}
    </section>
  );
}
