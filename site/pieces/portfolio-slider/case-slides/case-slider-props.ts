import { fill } from '../../../../contract/fill.ts';
import { decimalNumber } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { type Localized, localize } from '../../../../contract/text.ts';
import { lengthOf, type Part, placed } from '../../../collections/projects/chart.ts';
import { drawingOf } from '../../../collections/projects/Drawings.tsx';
import { inUnit } from '../../../collections/projects/figures.ts';
import type { Project } from '../../../collections/projects/schema.ts';
import { content } from '../../../content.ts';
import type { SectionContent } from '../../../kit/define-section.ts';
import { unbreakablePhrases } from '../../../ui/unbreakable-phrases.ts';
import type { CaseSliderProps, Label, Point } from './CaseSlider.island.tsx';
import type { schema } from './schema.ts';

/** The groups of marks that have the colors of work and of waiting, or of columns after and before. */
const STRONG = 2;
const MIDDLE = 1;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Returns where a place in a drawing is, and the side of it with more room for text. */
const placeAt = (begin: number, end = begin): Pick<Label, 'share' | 'side'> =>
  begin <= 1 - end
    ? { share: percent(end), side: 'after' }
    : { share: percent(1 - begin), side: 'before' };

/** Returns the place of the marked point, if the chart has one line for both halves. */
function pointOf(chart: Localized<Project>['chart']): Omit<Point, 'figure' | 'of'> {
  if (chart.type === 'columns') {
    const highest = chart.before.map((before, index) => Math.max(before, chart.after[index] ?? 0));
    const index = highest.indexOf(Math.max(...highest));
    return { ...placeAt((index + 0.5) / highest.length), top: '0%' };
  }
  const step = chart.type === 'stairs' && chart.steps.find(({ isMarked }) => isMarked);
  return step ? { ...placeAt(step.week / chart.weeks), top: `${100 - step.left}%` } : {};
}

/** Returns the labels of one half of a case's drawing, with their figures. */
function labelsOf({ chart }: Localized<Project>, part: Part, lang: Lang): Label[] {
  switch (chart.type) {
    case 'marks':
      return [
        ...chart.groups
          .map(({ name, [part]: count }, group) => ({ figure: `${count}`, text: name, group }))
          .filter(({ figure }) => figure !== '0'),
        ...(part === 'after' ? [{ text: chart.each }] : []),
      ];
    case 'columns':
      return [{ text: part === 'before' ? chart.from : chart.to }];
    case 'spans': {
      const length = Math.max(lengthOf(chart.before), lengthOf(chart.after));
      return placed(chart[part]).map(({ name, begins, takes }) => ({
        figure: decimalNumber(lang, takes),
        text: name,
        ...placeAt(begins / length, (begins + takes) / length),
      }));
    }
    case 'stairs':
      if (part === 'before') return [{ text: chart.whole }];
      return chart.steps.map(({ name, week, left }, index) => ({
        share: percent((week - (chart.steps[index - 1]?.week ?? 0)) / chart.weeks),
        figure: `${left}%`,
        text: fill(content.entries.projects.week[lang], { week, name }),
      }));
  }
}

/** Returns the props of a section's slider. */
export function caseSliderProps(
  { heading, projects }: SectionContent<typeof schema>,
  lang: Lang,
): CaseSliderProps {
  const { was, wrong, now, read, drawn } = localize(content.entries.projects, lang);
  const colorsOf = (chart: Localized<Project>['chart']): Label[] => {
    if (chart.type !== 'spans' && chart.type !== 'columns') return [];
    const [strong, middle] = chart.type === 'spans' ? [chart.work, chart.wait] : [now, was];
    return [
      { text: strong, group: STRONG },
      { text: middle, group: MIDDLE },
    ];
  };
  const slides = projects.map((project) => {
    const { chart } = project;
    const half = (part: Part) => ({
      figure: inUnit(project.measure, project.measure[part], lang),
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
      colors: colorsOf(chart),
      failure: project.failure,
      wrong: project.wrong,
      point: { ...project.point, ...pointOf(chart) },
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
