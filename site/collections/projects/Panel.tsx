import { fill } from '../../../contract/fill.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { Text } from '../../ui/Text.tsx';
import { lengthOf, type Part, placed } from './chart.ts';
import { inUnit } from './figures.ts';
import { Shapes, viewBoxOf } from './Shapes.tsx';
import type { Project } from './schema.ts';

interface Props {
  project: Localized<Project>;
  part: Part;
  lang: Lang;
}

/** The class of each kind of drawing; marks keep their aspect ratio, others fill their place. */
const LOOKS = { marks: undefined, columns: 'case-columns', stairs: 'case-stairs' } as const;

/**
 * Renders one half of a case's drawing, before or after. Both halves have the same scale, and the text says the same as
 * the drawing.
 */
export function Panel(props: Props) {
  const { chart } = props.project;
  return (
    <div className="case-chart grid gap-md min-w-0">
      {chart.type !== 'spans' && (
        <svg
          className={LOOKS[chart.type]}
          style={chart.type === 'stairs' ? { '--weeks': chart.weeks } : undefined}
          viewBox={viewBoxOf(chart, props.part)}
          preserveAspectRatio={chart.type === 'marks' ? undefined : 'none'}
          aria-hidden="true"
        >
          <Shapes chart={chart} part={props.part} />
        </svg>
      )}
      <Words {...props} />
    </div>
  );
}

function Words({ project: { chart, measure }, part, lang }: Props) {
  switch (chart.type) {
    case 'marks':
      return (
        <>
          <ul className="case-key flex flex-wrap text-sm">
            {chart.groups.map(({ name, [part]: squares }, index) =>
              squares === 0 ? null : (
                <li key={name} data-group={index}>
                  <b>{squares}</b> <Text>{name}</Text>
                </li>
              ),
            )}
          </ul>
          {part === 'after' && <Text.p className="case-each text-sm">{chart.each}</Text.p>}
        </>
      );
    case 'columns':
      return (
        <p className="case-ends flex justify-between text-sm">
          <Text.span>{chart.from}</Text.span>
          <Text.span>{chart.to}</Text.span>
        </p>
      );
    case 'spans': {
      const length = Math.max(lengthOf(chart.before), lengthOf(chart.after));
      return (
        <>
          <ol className="case-spans grid gap-sm">
            {placed(chart[part]).map(({ name, takes, begins, isWork }) => (
              <li className="grid text-sm" key={name}>
                <Text.span>{name}</Text.span>
                <Text.b>{inUnit(measure, takes, lang)}</Text.b>
                <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    x={begins}
                    width={takes}
                    height="1"
                    className={isWork ? 'case-work' : 'case-wait'}
                  />
                </svg>
              </li>
            ))}
          </ol>
          <ul className="case-key flex flex-wrap text-sm">
            <Text.li data-group="2">{chart.work}</Text.li>
            <Text.li data-group="1">{chart.wait}</Text.li>
          </ul>
        </>
      );
    }
    case 'stairs': {
      const words = localize(content.entries.projects, lang);
      if (part === 'before') return <Text.p className="case-each text-sm">{chart.whole}</Text.p>;
      return (
        <ol className="case-steps text-sm">
          {chart.steps.map(({ name, week, left }) => (
            <li key={name}>
              <Text>{fill(words.week, { week, name })}</Text> <b>{left}%</b>
            </li>
          ))}
        </ol>
      );
    }
  }
}
