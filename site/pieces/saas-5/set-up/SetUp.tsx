import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a set-up week by week, side by side if there is room, above bars that grow with the number of items running.
 */
export function SetUp(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, unit, week, yours, weeks, note, context } = section;
  const most = Math.max(1, ...weeks.map(({ runs }) => runs));
  return (
    <section id={anchor} className="set-up section" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ol>
          {weeks.map(({ title, body, yours: asked, runs }, index) => (
            <li key={title}>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - (runs / most) * 100} width="10" height={(runs / most) * 100} />
              </svg>
              <p className="set-up-week">
                <Text.span className="sr-only">{week}</Text.span> {index + 1}
              </p>
              <Text.p className="set-up-runs">{`${wholeNumber(context.lang, runs)} ${unit}`}</Text.p>
              <Text.h3>{title}</Text.h3>
              <Text.p>{body}</Text.p>
              <p className="set-up-yours">
                <Text.b>{yours}</Text.b> <Text>{asked}</Text>
              </p>
            </li>
          ))}
        </ol>
        <SectionNote note={note} />
      </div>
    </section>
  );
}
