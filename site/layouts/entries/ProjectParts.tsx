import { fill } from '../../../contract/fill.ts';
import { yearIn } from '../../../contract/format.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import { entryOf } from '../../collections/define-collection.ts';
import type { Part } from '../../collections/projects/chart.ts';
import { baht, inUnit } from '../../collections/projects/figures.ts';
import { projects } from '../../collections/projects/index.ts';
import { Panel } from '../../collections/projects/Panel.tsx';
import type { Project } from '../../collections/projects/schema.ts';
import { content } from '../../content.ts';
import { inOneLanguage } from '../../in-language.ts';
import { CreditedPhoto } from '../../ui/photo/Photo.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import { Contents } from './Contents.tsx';
import { otherCases } from './other-cases.ts';

interface Props {
  project: Localized<Project>;
  lang: Lang;
}

/** Returns a case study by its id, in one language. */
export function projectIn(id: string, lang: Lang): Localized<Project> {
  const project = entryOf(projects, id);
  if (!project) throw new Error(`there is no case study ${id}`);
  return inOneLanguage(project, lang);
}

/** The header of a case study: before and after, drawn on one scale, and the effort it took. */
export function ProjectHeader({ project, lang }: Props) {
  const { title, client, field, year, weave, photo, weeks, monthly, team, chart } = project;
  const words = localize(content.entries.projects, lang);
  return (
    <header>
      <div className="case-head wrap">
        <p className="case-about">
          <span>
            <Text>{client}</Text>
          </span>
          <span>
            <Text>{words.fields[field]}</Text>
          </span>
          <span>{yearIn(lang, year)}</span>
        </p>
        <h1>
          <Text>{title}</Text>
        </h1>
        <dl className="case-took">
          <div>
            <dt>
              <Text>{words.weeks}</Text>
            </dt>
            <dd>{weeks}</dd>
          </div>
          <div>
            <dt>
              <Text>{words.cost}</Text>
            </dt>
            <dd>
              {baht(lang, project.baht)}
              <span>
                <Text>{`${words.later} ${fill(words.monthly, { amount: baht(lang, monthly) })}`}</Text>
              </span>
            </dd>
          </div>
          <div>
            <dt>
              <Text>{words.team}</Text>
            </dt>
            <dd>
              <Text>{team}</Text>
            </dd>
          </div>
        </dl>
      </div>
      {photo && (
        <div className="entry-photo wide-frame">
          <CreditedPhoto photo={photo} sizes="100vw" isFirst />
        </div>
      )}
      <div className="case-halves">
        <Half part="before" project={project} lang={lang} />
        <Half part="after" project={project} lang={lang} cloth={weave.structure} />
      </div>
      <div className="wrap">
        <p className="case-caption">
          <Text>{chart.caption}</Text>
        </p>
      </div>
    </header>
  );
}

/** One half of the header, before or after: the figure, a sentence and the drawing. */
function Half({ project, lang, part, cloth }: Props & { part: Part; cloth?: string }) {
  const { measure, was, result } = project;
  const words = localize(content.entries.projects, lang);
  return (
    <section className="case-half" data-part={part} data-cloth={cloth}>
      <h2>
        <Text>{part === 'before' ? words.was : words.now}</Text>
      </h2>
      <p className="case-figure">
        <b>
          <Text>{inUnit(measure, measure[part], lang)}</Text>
        </b>
        <span>
          <Text>{measure.of}</Text>
        </span>
      </p>
      <p className="case-said">
        <Text>{part === 'before' ? was : result}</Text>
      </p>
      <Panel project={project} part={part} lang={lang} />
    </section>
  );
}

/**
 * One sentence about what went wrong, beside what was built and how such a case is handled now, followed by the full
 * text.
 */
export function ProjectText({ project, lang, body }: Props & { body: BodyProps }) {
  const words = localize(content.entries, lang);
  const { built } = body.context.pictures;
  return (
    <>
      <div className="case-wrong" data-pictured={built && ''}>
        <div className="wrap">
          <div className="case-wrong-words">
            <h2>
              <Text>{words.projects.wrong}</Text>
            </h2>
            <p>
              <Text>{project.wrong}</Text>
            </p>
          </div>
          {built && <Vignette {...built} />}
        </div>
      </div>
      <div className="entry-text case-text wrap">
        <Contents blocks={body.blocks} label={words.contents} lang={lang} />
        <div className="entry-column">
          <Body {...body} />
        </div>
      </div>
    </>
  );
}

/** Two other case studies, and a link to all of them. */
export function OtherCases({ id, lang }: { id: string; lang: Lang }) {
  const words = localize(content.entries.projects, lang);
  return (
    <section className="section wrap" data-section="other-cases">
      <h2 className="entry-more-heading">
        <Text>{words.others}</Text>
      </h2>
      <div className="entry-neighbours case-others">
        {otherCases(id).map((each) => {
          const { title, client, url } = inOneLanguage(each, lang);
          return (
            <a key={each.id} href={url}>
              <span className="entry-label">
                <Text>{client}</Text>
              </span>
              <span className="entry-neighbour">
                <Text>{title}</Text>
              </span>
            </a>
          );
        })}
      </div>
      <a className="section-link text-link" href={localizedPath(lang, '/portfolio/grid')}>
        <Text>{words.all}</Text>
      </a>
    </section>
  );
}
