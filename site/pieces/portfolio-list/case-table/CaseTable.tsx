import { fill } from '../../../../contract/fill.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { localize } from '../../../../contract/text.ts';
import { baht, inUnit } from '../../../collections/projects/figures.ts';
import { content } from '../../../content.ts';
import { CasesHead } from '../../../kit/CasesHead.tsx';
import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { SectionNote } from '../../../kit/SectionNote.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';
import { skyline } from './skyline.ts';

type Case = SectionContent<typeof schema>['projects'][number];

/** Returns the minimum and maximum of figures. */
const rangeOf = (figures: readonly number[]) =>
  [Math.min(...figures), Math.max(...figures)] as const;

/**
 * Renders the cases as a table, the lowest price first, below a picture of all prices and weeks: each figure has a bar,
 * with one scale per column, and one scale per row for before and after. On a phone, each row is a block.
 */
export function CaseTable(section: SectionProps<typeof schema>) {
  const { heading, lead, ways, picture, rowsAre, range, note, context } = section;
  const words = localize(content.entries.projects, context.lang);
  const projects = section.projects.toSorted((one, other) => one.baht - other.baht);
  const weeks = rangeOf(projects.map((project) => project.weeks));
  const once = rangeOf(projects.map((project) => project.baht));
  const monthly = rangeOf(projects.map((project) => project.monthly));
  const columns = [words.was, words.now, words.weeks, words.cost, words.later];
  return (
    <section data-section="hero">
      <CasesHead {...{ heading, lead, ways }} />
      <figure className="case-skyline">
        <Skyline projects={projects} lang={context.lang} />
        <Text.figcaption className="wrap text-sm">{picture}</Text.figcaption>
      </figure>
      <div className="wrap">
        <table className="case-table w-full text-sm">
          <Text.caption className="sr-only">{heading}</Text.caption>
          <thead>
            <tr>
              {[rowsAre, ...columns].map((column) => (
                <Text.th key={column} scope="col">
                  {column}
                </Text.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => (
              <Row
                key={project.id}
                project={project}
                mostWeeks={weeks[1]}
                mostBaht={once[1]}
                context={context}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <Text.th scope="row" colSpan={3}>
                {range}
              </Text.th>
              <td>{weeks.join('–')}</td>
              <td>{once.map((each) => baht(context.lang, each)).join('–')}</td>
              <td>{monthly.map((each) => baht(context.lang, each)).join('–')}</td>
            </tr>
          </tfoot>
        </table>
        <SectionNote note={note} />
      </div>
    </section>
  );
}

/** Renders every case as a block with one bar per week; the table has the same as text. */
function Skyline({ projects, lang }: { projects: readonly Case[]; lang: Lang }) {
  const { blocks, week } = skyline(projects);
  const named = blocks.map((block, index) => ({ ...block, project: projects[index] }));
  return (
    <svg className="wrap text-xs" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        {named.map(({ begins, weeks, high }) => (
          <path
            key={begins}
            d={`M${begins} ${100 - high / 2}h${weeks}`}
            strokeWidth={high}
            strokeDasharray={`${week * 0.86} ${week * 0.14}`}
          />
        ))}
      </svg>
      {named.map(({ begins, high, project }) => (
        <g key={begins}>
          <text
            x={`${begins}%`}
            y={`${100 - high}%`}
            dy="-0.5em"
            className="case-skyline-baht font-semibold"
          >
            {project && baht(lang, project.baht)}
          </text>
          <text x={`${begins}%`} y="100%" dy="1.5em">
            {project?.weeks}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface RowProps extends Pick<SectionProps<typeof schema>, 'context'> {
  project: Case;
  mostWeeks: number;
  mostBaht: number;
}

function Row({ project, mostWeeks, mostBaht, context: { lang } }: RowProps) {
  const { title, url, client, field, measure, weeks, monthly } = project;
  const words = localize(content.entries.projects, lang);
  const most = Math.max(measure.before, measure.after);
  const said = (value: number) => inUnit(measure, value, lang);
  return (
    <tr>
      <th scope="row">
        {url === undefined ? <Text>{title}</Text> : <Text.a href={url}>{title}</Text.a>}
        <Text.span className="block text-muted">{client}</Text.span>
        <Text.span className="block text-muted">{words.fields[field]}</Text.span>
      </th>
      <td>
        <Column name={words.was} />
        <Text.span className="case-value">{said(measure.before)}</Text.span>
        <Bar figure={measure.before} most={most} />
        <Text.span className="block text-muted">{measure.of}</Text.span>
      </td>
      <td className="case-after">
        <Column name={words.now} />
        <Text.b className="case-value">{said(measure.after)}</Text.b>
        <Bar figure={measure.after} most={most} />
      </td>
      <td>
        <Column name={words.weeks} />
        <span className="case-value">{weeks}</span>
        <Bar figure={weeks} most={mostWeeks} />
      </td>
      <td>
        <Column name={words.cost} />
        <span className="case-value">{baht(lang, project.baht)}</span>
        <Bar figure={project.baht} most={mostBaht} />
      </td>
      <td>
        <Column name={words.later} />
        <Text>{fill(words.monthly, { amount: baht(lang, monthly) })}</Text>
      </td>
    </tr>
  );
}

/** Renders the name of a column within a cell, only on a phone, where a row is a block. */
function Column({ name }: { name: string }) {
  return <Text.span className="case-column">{name}</Text.span>;
}

function Bar({ figure, most }: { figure: number; most: number }) {
  return (
    <svg className="case-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round((figure / most) * 1000) / 10} height="1" />
    </svg>
  );
}
