import { decimalNumber } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionNote } from '../SectionNote.tsx';
import type { schema } from './schema.ts';

type Figure = Pick<SectionContent<typeof schema>['figures'][number], 'value' | 'mark'>;

/** Renders a figure as a bar, whose part beyond the mark is set off, and the mark as a line across it. */
function Bar({ value, mark = value, most }: Figure & { most: number }) {
  return (
    <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(value, mark)} height="1" />
      {value > mark && <rect data-beyond="" x={mark} width={value - mark} height="1" />}
      {value !== mark && <path d={`M${mark} 0v1`} />}
    </svg>
  );
}

/** Renders figures in the largest type, each on its bar from the edge of the window; all bars have one scale. */
export function LargeFigures(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, figures, note, context } = section;
  const most = Math.max(...figures.flatMap(({ value, mark = 0 }) => [value, mark]));
  return (
    <section id={anchor} className="large-figures deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <dl>
        {figures.map(({ value, mark, label, body }) => (
          <div key={label}>
            <Text.dt>{label}</Text.dt>
            <dd className="large-figure">
              <Bar value={value} mark={mark} most={most} />
              <b>{decimalNumber(context.lang, value)}</b>
              {mark !== undefined && value > mark && (
                <span aria-hidden="true" style={{ insetInlineStart: `${(mark / most) * 100}%` }}>
                  +{decimalNumber(context.lang, value - mark)}
                </span>
              )}
            </dd>
            <Text.dd>{body}</Text.dd>
          </div>
        ))}
      </dl>
      <div className="wrap">
        <SectionNote note={note} />
      </div>
    </section>
  );
}
