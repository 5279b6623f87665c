import { yearIn } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MOTIFS } from '../../schema.ts';
import { Motif } from '../../ui/Motif.tsx';
import { Text } from '../../ui/Text.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

/**
 * Renders a history. The years hang on a warp, and each one has woven its own figure into it, as in a weaver's sampler
 * (ผ้าแซ่ว): there are as many figures as a timeline may have years.
 */
function Timeline({
  type,
  anchor,
  heading,
  lead,
  wrong: label,
  events,
  context,
}: SectionProps<typeof schema>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ol className="timeline">
        {events.map(({ year, title, body, wrong }, index) => (
          <li key={title}>
            {/* A repeated year is read by screen readers, but not shown. */}
            <p className={year === events[index - 1]?.year ? 'sr-only' : 'timeline-year'}>
              <Year year={year} lang={context.lang} />
            </p>
            <span className="timeline-figure">
              <Motif name={MOTIFS[index % MOTIFS.length] ?? 'diamond'} size={78} />
            </span>
            <div className="timeline-words">
              <TitledText title={title} body={body} />
            </div>
            {wrong !== undefined && (
              <div className="timeline-wrong">
                {label !== undefined && <Text.h4>{label}</Text.h4>}
                <Text.p>{wrong}</Text.p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** Renders a year in the reader's calendar, and in the common era for machines. */
function Year({ year, lang }: { year: number; lang: Lang }) {
  return <time dateTime={String(year)}>{yearIn(lang, year)}</time>;
}

export const timeline = defineSection({
  schema,
  Component: Timeline,
});
