import { Stage } from '../../stages/Stage.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { schema } from './schema.ts';

/** Renders the product's interface at full width. Plain controls alone, without a script, change what it shows. */
function ProductStage(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, stage, after, note } = section;
  return (
    <section
      id={anchor}
      className="product-stage section wrap"
      data-section={type}
      data-bare={heading === undefined || undefined}
    >
      {heading === undefined ? (
        <Text.h2 className="sr-only">{stage.title}</Text.h2>
      ) : (
        <SectionHead heading={heading} lead={lead} align="apart" />
      )}
      <Stage {...stage} id={anchor} />
      {after && (
        <div className="stage-after">
          <Text.p>{after.words}</Text.p>
          <Actions actions={after.actions} />
        </div>
      )}
      <SectionNote note={note} />
    </section>
  );
}

export const productStage = defineSection({
  schema,
  Component: ProductStage,
});
