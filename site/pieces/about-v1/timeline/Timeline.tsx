import { yearIn } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { MOTIFS } from '../../../schema.ts';
import { Motif } from '../../../ui/Motif.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TitledText } from '../../../ui/TitledText.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a history. The years hang on a warp, and each one has woven its own figure into it, as in a weaver's sampler
 * (ผ้าแซ่ว): there are as many figures as a timeline may have years.
 */
export function Timeline({ wrong: label, events, context, ...head }: SectionProps<typeof schema>) {
  return (
    <SectionFrame {...head}>
      <ol className="timeline grid">
        {events.map(({ year, title, body, wrong }, index) => (
          <li className="relative grid" key={title}>
            {/* For machines, in the common era. */}
            <p className="timeline-year text-title text-accent font-semibold">
              <time dateTime={String(year)}>{yearIn(context.lang, year)}</time>
            </p>
            <span className="timeline-figure relative">
              <Motif name={MOTIFS[index % MOTIFS.length] ?? 'diamond'} size={78} />
            </span>
            <div className="timeline-words grid content-start gap-xs">
              <TitledText title={title} body={body} />
            </div>
            <div className="timeline-wrong">
              <Text.h4 className="text-sm font-medium">{label}</Text.h4>
              <Text.p>{wrong}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
