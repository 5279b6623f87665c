import type { Lang } from '../../../../contract/lang.ts';
import { localize } from '../../../../contract/text.ts';
import { baht, inUnit } from '../../../collections/projects/figures.ts';
import { Poster } from '../../../collections/projects/Poster.tsx';
import { content } from '../../../content.ts';
import { CasesHead } from '../../../kit/CasesHead.tsx';
import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Photo } from '../../../ui/photo/Photo.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { choicesOf } from './choices-of.ts';
import type { schema } from './schema.ts';

type Case = SectionContent<typeof schema>['projects'][number];

/**
 * Renders the cases as a wall, each with a picture drawn from its figures, edge to edge. Radio buttons filter it by
 * industry or kind of work, without a script.
 */
export function CaseWall(section: SectionProps<typeof schema>) {
  const { heading, lead, ways, show, all, projects, context } = section;
  const words = localize(content.entries.projects, context.lang);
  const names: Record<string, string> = { all, ...words.fields, ...words.works };
  const counts = choicesOf(projects);
  const rows = [
    [
      { value: 'all', count: projects.length },
      ...counts.filter(({ value }) => value in words.fields),
    ],
    counts.filter(({ value }) => value in words.works),
  ];
  return (
    <section className="case-wall" data-section="hero">
      <CasesHead {...{ heading, lead, ways }} />
      <fieldset className="wall-choice wrap" data-mdast="ignore">
        <Text.legend className="sr-only">{show}</Text.legend>
        {rows.map((choices) => (
          <div className="flex flex-wrap" key={choices[0]?.value}>
            {choices.map(({ value, count }) => (
              <label key={value} className="bare-radio gap-xs items-center text-muted">
                <input
                  type="radio"
                  // Walls of other cases have their own choices.
                  name={`wall-${projects[0]?.id}`}
                  value={value}
                  defaultChecked={value === 'all'}
                />
                <Text>{names[value] ?? value}</Text> <span>{count}</span>
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <ul className="wall flex flex-wrap overflow-clip">
        {projects.map((project) => (
          <li key={project.id} data-in={`${project.field} ${project.work}`}>
            <Tile project={project} lang={context.lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders one case: customer and result over its picture, time and cost below. */
function Tile({ project, lang }: { project: Case; lang: Lang }) {
  const { title, client, url, weave, photo, chart, measure, weeks } = project;
  const words = localize(content.entries.projects, lang);
  const took = { [words.weeks]: String(weeks), [words.cost]: baht(lang, project.baht) };
  const key =
    chart.type === 'marks'
      ? chart.groups.map(({ name, after }, group) => ({ name: `${after} ${name}`, group }))
      : [
          { name: words.was, group: 0 },
          { name: words.now, group: 2 },
        ];
  return (
    <article className="wall-tile relative grid" data-cloth={weave.structure}>
      <div className="wall-words grid content-start gap-xs">
        <Text.p>{client}</Text.p>
        <h2>
          <CoveringLink title={title} url={url} />
        </h2>
      </div>
      <div className="wall-picture relative min-w-0" data-chart={photo ? undefined : chart.type}>
        {photo ? (
          <Photo photo={photo} sizes="(width < 48rem) 100vw, 50vw" />
        ) : (
          <Poster chart={chart} />
        )}
      </div>
      {!photo && (
        <p className="wall-key flex flex-wrap text-sm">
          {key.map(({ name, group }) => (
            <Text.span key={name} data-group={group}>
              {name}
            </Text.span>
          ))}
          <Text.span>{chart.type === 'marks' ? chart.each : chart.caption}</Text.span>
        </p>
      )}
      <div className="wall-figures grid gap-sm">
        <p className="flex flex-wrap items-baseline">
          <span className="sr-only">
            <Text>{words.was}</Text>{' '}
          </span>
          <Text.span className="wall-before">{inUnit(measure, measure.before, lang)}</Text.span>
          <span className="sr-only">
            {' '}
            <Text>{words.now}</Text>{' '}
          </span>
          <Text.b className="text-3xl large nowrap">{inUnit(measure, measure.after, lang)}</Text.b>
          <Text.span className="wall-of text-sm">{measure.of}</Text.span>
        </p>
        <dl className="flex flex-wrap text-sm">
          {Object.entries(took).map(([term, detail]) => (
            <Term key={term} term={term} detail={detail} />
          ))}
        </dl>
      </div>
    </article>
  );
}
