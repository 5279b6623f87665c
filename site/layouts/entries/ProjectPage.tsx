import { fill } from '../../../contract/fill.ts';
import { yearIn } from '../../../contract/format.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import type { Part } from '../../collections/projects/chart.ts';
import { baht, inUnit } from '../../collections/projects/figures.ts';
import { projects } from '../../collections/projects/index.ts';
import { Panel } from '../../collections/projects/Panel.tsx';
import { Poster } from '../../collections/projects/Poster.tsx';
import { content } from '../../content.ts';
import { inOneLanguage } from '../../in-language.ts';
import { CreditedPhoto } from '../../ui/photo/Photo.tsx';
import { photoSheets } from '../../ui/photo/photo.ts';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import { defineLayout, type Shown } from './define-layout.ts';
import { otherCases } from './other-cases.ts';

type Props = Shown<typeof projects.schema>;

/** The header of a case study: before and after, drawn on one scale, and the effort it took. */
function ProjectHeader({ entry: project, lang }: Props) {
  const { title, client, field, year, weave, photo, weeks, monthly, team, chart } = project;
  const words = localize(content.entries.projects, lang);
  return (
    <header>
      <div className="case-head wrap grid gap-md">
        <p className="facts case-about">
          <Text.span className="text-accent font-semibold">{client}</Text.span>
          <Text.span>{words.fields[field]}</Text.span>
          <span>{yearIn(lang, year)}</span>
        </p>
        <Text.h1>{title}</Text.h1>
        <dl className="case-took grid">
          <div>
            <Text.dt className="text-note">{words.weeks}</Text.dt>
            <dd className="text-2xl font-semibold">{weeks}</dd>
          </div>
          <div>
            <Text.dt className="text-note">{words.cost}</Text.dt>
            <dd className="text-2xl font-semibold">
              {baht(lang, project.baht)}
              <Text.span>{`${words.later} ${fill(words.monthly, { amount: baht(lang, monthly) })}`}</Text.span>
            </dd>
          </div>
          <div>
            <Text.dt className="text-note">{words.team}</Text.dt>
            <Text.dd className="text-2xl font-semibold">{team}</Text.dd>
          </div>
        </dl>
      </div>
      {photo && (
        <div className="entry-photo wide-frame">
          <CreditedPhoto photo={photo} sizes="100vw" isFirst />
        </div>
      )}
      <div className="case-halves grid">
        <Half part="before" entry={project} lang={lang} />
        <Half part="after" entry={project} lang={lang} cloth={weave.structure} />
      </div>
      <div className="wrap">
        <Text.p className="case-caption text-note">{chart.caption}</Text.p>
      </div>
    </header>
  );
}

/** One half of the header, before or after: the figure, a sentence and the drawing. */
function Half({ entry: project, lang, part, cloth }: Props & { part: Part; cloth?: string }) {
  const { measure, was, result } = project;
  const words = localize(content.entries.projects, lang);
  return (
    <section className="case-half grid content-start gap-lg" data-part={part} data-cloth={cloth}>
      <Text.h2>{part === 'before' ? words.was : words.now}</Text.h2>
      <p className="case-figure flex flex-wrap items-baseline">
        <Text.b>{inUnit(measure, measure[part], lang)}</Text.b>
        <Text.span>{measure.of}</Text.span>
      </p>
      <Text.p className="case-said">{part === 'before' ? was : result}</Text.p>
      <Panel project={project} part={part} lang={lang} />
    </section>
  );
}

/**
 * The full text, and in the middle of it one sentence about what went wrong, beside what was built and how such a case
 * is handled now.
 */
function ProjectText({ entry, body: { blocks, context } }: Props & { body: BodyProps }) {
  const { built } = context.pictures;
  const starts = blocks.flatMap((block, index) =>
    block.type === 'heading' && block.depth === 2 ? index : [],
  );
  const middle = starts[Math.floor(starts.length / 2)] ?? blocks.length;
  return (
    <>
      <div className="case-text wrap">
        <Body blocks={blocks.slice(0, middle)} context={context} />
      </div>
      <div className="case-wrong" data-pictured={built && ''}>
        <div className="wrap grid gap-3xl items-center">
          <Text.p className="case-wrong-words text-3xl text-balance">{entry.wrong}</Text.p>
          {built && <Vignette {...built} />}
        </div>
      </div>
      <div className="case-text wrap">
        <Body blocks={blocks.slice(middle)} context={context} />
      </div>
    </>
  );
}

/** Two other case studies, and a link to all of them. */
function OtherCases({ id, lang }: { id: string; lang: Lang }) {
  const words = localize(content.entries.projects, lang);
  return (
    <section className="section wrap" data-section="other-cases">
      <Text.h2 className="entry-more-heading">{words.others}</Text.h2>
      <div className="entry-neighbours">
        {otherCases(id).map((each) => {
          const { title, client, url, chart, weave } = inOneLanguage(each, lang);
          return (
            <a key={each.id} href={url}>
              <span className="case-other" data-cloth={weave.structure}>
                <Poster chart={chart} />
              </span>
              <Text.span className="text-note font-medium">{client}</Text.span>
              <Text.span className="entry-neighbour">{title}</Text.span>
            </a>
          );
        })}
      </div>
      <Text.a className="section-link text-link" href={localizedPath(lang, '/portfolio/grid')}>
        {words.all}
      </Text.a>
    </section>
  );
}

/** A case study: before and after, what went wrong, the full text, and a form about similar work. */
export const projectLayout = defineLayout({
  collection: projects,
  isArticle: true,
  under: 1,
  saysSample: true,
  sheets: (project) => [
    'layouts/entries/entry.css',
    'layouts/entries/entry-text.css',
    'layouts/entries/project.css',
    ...photoSheets(project),
  ],
  Opening: ProjectHeader,
  Rest: ProjectText,
  sections: ({ offer }, { weave }) => {
    const { form } = content.entries.projects;
    return [{ type: 'cta', anchor: 'start', look: 'cloth', ...form, offer, weave }];
  },
  OthersBelow: OtherCases,
});
