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
      <div className="wrap grid gap-3xl">
        <Text.h2 className="text-title">{heading}</Text.h2>
        <div className="declining-sheet grid gap-2xl overflow-clip text-ink bg-surface">
          <div className="declining-head grid content-start">
            <Person {...from} />
            <Facts facts={facts} />
          </div>
          <div className="declining-words grid content-start">
            <Text.p>{before}</Text.p>
            <Text.p className="declining-point text-title text-balance text-accent">{point}</Text.p>
            <Text.p>{after}</Text.p>
          </div>
          <div className="declining-draft grid content-start rounded">
            <Text.h3 className="text-note">{draft.title}</Text.h3>
            {draft.lines.map((line) => (
              <Text.p key={line}>{line}</Text.p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
