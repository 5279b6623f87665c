import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The cells of the cloth's rows. */
const COLUMNS = 10;

/** Returns the path of cells, counted from the lower left, between two numbers of them. */
const cells = (from: number, to: number, rows: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((at) => `M${at % COLUMNS} ${rows - 1 - Math.floor(at / COLUMNS)}h.8v.9h-.8z`)
    .join('');

/**
 * Renders a set-up week by week, side by side if there is room, each below a cloth with a cell for every item running; those
 * of the week itself stand out.
 */
export function SetUp(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, unit, week, yours, weeks, note, context } = section;
  const most = Math.max(1, ...weeks.map(({ runs }) => runs));
  const rows = Math.ceil(most / COLUMNS);
  return (
    <section id={anchor} className="set-up section deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <ol>
          {weeks.map(({ title, body, yours: asked, runs }, index) => (
            <li key={title}>
              <svg viewBox={`0 0 ${COLUMNS} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={cells(runs, most, rows)} />
                <path d={cells(0, weeks[index - 1]?.runs ?? 0, rows)} />
                <path d={cells(weeks[index - 1]?.runs ?? 0, runs, rows)} />
              </svg>
              <p className="set-up-week">
                <Text.span className="sr-only">{week}</Text.span> {index + 1}
              </p>
              <Text.p className="set-up-runs">{`${wholeNumber(context.lang, runs)} ${unit}`}</Text.p>
              <Text.h3>{title}</Text.h3>
              <Text.p>{body}</Text.p>
              <p>
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
