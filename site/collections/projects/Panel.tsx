import { fill } from '../../../contract/fill.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { Text } from '../../ui/Text.tsx';
import { lengthOf, type Part, placed } from './chart.ts';
import { inUnit } from './figures.ts';
import { Shapes, viewBoxOf } from './Shapes.tsx';
import type { Project } from './schema.ts';

type Chart = Localized<Project>['chart'];
type ChartOf<Type extends Chart['type']> = Extract<Chart, { type: Type }>;

interface Props {
  project: Localized<Project>;
  part: Part;
  lang: Lang;
}

/**
 * Renders one half of a case's drawing, before or after. Both halves have the same scale, and the text says the same as
 * the drawing.
 */
export function Panel({ project, part, lang }: Props) {
  const { chart, measure } = project;
  switch (chart.type) {
    case 'marks':
      return <Marks chart={chart} part={part} />;
    case 'columns':
      return <Columns chart={chart} part={part} />;
    case 'spans':
      return (
        <Spans chart={chart} part={part} said={(value: number) => inUnit(measure, value, lang)} />
      );
    case 'stairs':
      return <Stairs chart={chart} part={part} lang={lang} />;
  }
}

function Marks({ chart, part }: { chart: ChartOf<'marks'>; part: Part }) {
  return (
    <div className="case-chart grid gap-md">
      <svg viewBox={viewBoxOf(chart, part)} aria-hidden="true">
        <Shapes chart={chart} part={part} />
      </svg>
      <ul className="case-key flex flex-wrap text-sm">
        {chart.groups.map(({ name, [part]: squares }, index) =>
          squares === 0 ? null : (
            <li key={name} data-group={index}>
              <b>{squares}</b> <Text>{name}</Text>
            </li>
          ),
        )}
      </ul>
      {part === 'after' && <Text.p className="case-each">{chart.each}</Text.p>}
    </div>
  );
}

function Columns({ chart, part }: { chart: ChartOf<'columns'>; part: Part }) {
  return (
    <div className="case-chart grid gap-md">
      <svg
        className="case-columns"
        viewBox={viewBoxOf(chart, part)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Shapes chart={chart} part={part} />
      </svg>
      <p className="case-ends flex justify-between text-sm">
        <Text.span>{chart.from}</Text.span>
        <Text.span>{chart.to}</Text.span>
      </p>
    </div>
  );
}

function Spans({
  chart,
  part,
  said,
}: {
  chart: ChartOf<'spans'>;
  part: Part;
  said: (value: number) => string;
}) {
  const length = Math.max(lengthOf(chart.before), lengthOf(chart.after));
  return (
    <div className="case-chart grid gap-md">
      <ol className="case-spans grid gap-sm">
        {placed(chart[part]).map(({ name, takes, begins, isWork }) => (
          <li className="grid text-sm" key={name}>
            <Text.span>{name}</Text.span>
            <Text.b>{said(takes)}</Text.b>
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
      {part === 'before' && (
        <ul className="case-key flex flex-wrap text-sm">
          <Text.li data-group="2">{chart.work}</Text.li>
          <Text.li data-group="1">{chart.wait}</Text.li>
        </ul>
      )}
    </div>
  );
}

function Stairs({ chart, part, lang }: { chart: ChartOf<'stairs'>; part: Part; lang: Lang }) {
  const { steps, whole } = chart;
  const words = localize(content.entries.projects, lang);
  return (
    <div className="case-chart grid gap-md">
      <svg
        className="case-stairs"
        viewBox={viewBoxOf(chart, part)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Shapes chart={chart} part={part} />
      </svg>
      {part === 'before' ? (
        <Text.p className="case-each">{whole}</Text.p>
      ) : (
        <ol className="case-steps">
          {steps.map(({ name, week, left }) => (
            <li key={name}>
              <Text>{fill(words.week, { week, name })}</Text> <b>{left}%</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
