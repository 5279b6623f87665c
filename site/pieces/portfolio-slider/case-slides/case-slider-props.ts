import { fill } from '../../../../contract/fill.ts';
import { decimalNumber } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { type Localized, localize } from '../../../../contract/text.ts';
import type { Part } from '../../../collections/projects/chart.ts';
import { drawingOf } from '../../../collections/projects/Drawings.tsx';
import { inUnit } from '../../../collections/projects/figures.ts';
import type { Project } from '../../../collections/projects/schema.ts';
import { content } from '../../../content.ts';
import type { SectionContent } from '../../../kit/define-section.ts';
import { unbreakablePhrases } from '../../../ui/unbreakable-phrases.ts';
import type { CaseSliderProps, Label } from './CaseSlider.island.tsx';
import type { schema } from './schema.ts';

/** The groups of marks that have the colors of work and of waiting. */
const WORK = 2;
const WAIT = 1;

/** Returns the labels of one half of a case's drawing, with their figures. */
function labelsOf({ chart }: Localized<Project>, part: Part, lang: Lang): Label[] {
  switch (chart.type) {
    case 'marks':
      return [
        ...chart.groups
          .map(({ name, [part]: count }, group) => ({ count, text: `${count} ${name}`, group }))
          .filter(({ count }) => count > 0)
          .map(({ text, group }) => ({ text, group })),
        ...(part === 'after' ? [{ text: chart.each }] : []),
      ];
    case 'columns':
      return [{ text: part === 'before' ? chart.from : chart.to }];
    case 'spans':
      return chart[part].map(({ name, takes, isWork }) => ({
        text: `${name} ${decimalNumber(lang, takes)}`,
        group: isWork ? WORK : WAIT,
      }));
    case 'stairs':
      if (part === 'before') return [{ text: chart.whole }];
      return chart.steps.map(({ name, week, left }, index) => ({
        share: `${((week - (chart.steps[index - 1]?.week ?? 0)) / chart.weeks) * 100}%`,
        text: `${fill(content.entries.projects.week[lang], { week, name })} ${left}%`,
      }));
  }
}

/** Returns the props of a section's slider. */
export function caseSliderProps(
  { heading, projects }: SectionContent<typeof schema>,
  lang: Lang,
): CaseSliderProps {
  const { was, wrong, now, read, drawn } = localize(content.entries.projects, lang);
  const slides = projects.map((project) => {
    const { chart } = project;
    const half = (part: Part) => ({
      figure: inUnit(project.measure, project.measure[part], lang),
      said: part === 'before' ? project.was : project.result,
      labels: labelsOf(project, part, lang),
    });
    return {
      id: project.id,
      title: project.title,
      client: project.client,
      url: project.url,
      cloth: project.weave.structure,
      drawing: drawingOf(project.id),
      chart: chart.type,
      of: project.measure.of,
      caption: fill(drawn, { caption: chart.caption }),
      colors:
        chart.type === 'spans'
          ? [
              { text: chart.work, group: WORK },
              { text: chart.wait, group: WAIT },
            ]
          : [],
      failure: project.failure,
      wrong: project.wrong,
      before: half('before'),
      after: half('after'),
    };
  });
  const parts = { before: was, wrong, after: now, read };
  return {
    label: heading,
    slides,
    words: localize(content.kit, lang).slider,
    parts,
    terms: unbreakablePhrases({ slides, parts }),
  };
}
