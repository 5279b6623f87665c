import { decimalNumber } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { schema } from './schema.ts';

/**
 * Renders figures in the largest type, each on its bar from the edge of the window; all bars have one scale. A mark is a
 * line across the bar, and the part beyond it is set off.
 */
function LargeFigures(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, figures, note, context } = section;
  const most = Math.max(...figures.flatMap(({ value, mark = 0 }) => [value, mark]));
  const share = (part: number) => `${(part / most) * 100}%`;
  return (
    <section id={anchor} className="large-figures deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <dl className="grid gap-2xl">
        {figures.map(({ value, mark, label, body }) => (
          <div key={label}>
            <Text.dt className="text-2xl font-semibold">{label}</Text.dt>
            <dd className="large-figure relative text-giant large">
              <i aria-hidden="true" style={{ inlineSize: share(Math.min(value, mark ?? value)) }} />
              <b className="relative font-semibold block">{decimalNumber(context.lang, value)}</b>
              {mark !== undefined && mark !== value && (
                <span
                  className="text-3xl font-semibold"
                  aria-hidden="true"
                  style={{
                    insetInlineStart: share(mark),
                    inlineSize: share(Math.max(0, value - mark)),
                  }}
                >
                  {value > mark && `+${decimalNumber(context.lang, value - mark)}`}
                </span>
              )}
            </dd>
            <Text.dd className="text-lg">{body}</Text.dd>
          </div>
        ))}
      </dl>
      <div className="wrap">
        <SectionNote note={note} />
      </div>
    </section>
  );
}

export const largeFigures = defineSection({ schema, Component: LargeFigures });
