import type { SectionProps } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Person } from '../../../ui/Person.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders an email with its sender on ebony, the sentence that matters in large type, and the draft attached to it. */
export function DecliningEmail(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, from, facts, before, point, after, draft } = section;
  return (
    <section id={anchor} className="declining-email ebony" data-section={type}>
      <div className="wrap">
        <Text.h2 className="text-title">{heading}</Text.h2>
        <div className="declining-sheet">
          <div className="declining-head">
            <Person {...from} />
            <Facts facts={facts} />
          </div>
          <div className="declining-words">
            <Text.p>{before}</Text.p>
            <Text.p className="declining-point">{point}</Text.p>
            <Text.p>{after}</Text.p>
          </div>
          <div className="declining-draft">
            <Text.h3>{draft.title}</Text.h3>
            {draft.lines.map((line) => (
              <Text.p key={line}>{line}</Text.p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
