import type { SectionProps } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders an email as a sheet on ebony, with the sentence that matters in large type. */
export function DecliningEmail(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, facts, before, point, after } = section;
  return (
    <section id={anchor} className="declining-email ebony" data-section={type}>
      <div className="wrap">
        <Text.h2 className="text-title">{heading}</Text.h2>
        <div className="declining-sheet">
          <Facts facts={facts} />
          <Text.p>{before}</Text.p>
          <Text.p className="declining-point">{point}</Text.p>
          <Text.p>{after}</Text.p>
        </div>
      </div>
    </section>
  );
}
