import { fill } from '../../../../contract/fill.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { localize } from '../../../../contract/text.ts';
import { drawingOf } from '../../../collections/projects/Drawings.tsx';
import { inUnit } from '../../../collections/projects/figures.ts';
import { content } from '../../../content.ts';
import type { SectionContent } from '../../../kit/define-section.ts';
import { unbreakablePhrases } from '../../../ui/unbreakable-phrases.ts';
import type { CaseSliderProps } from './CaseSlider.island.tsx';
import type { schema } from './schema.ts';

/** Returns the props of a section's slider. */
export function caseSliderProps(
  { heading, projects }: SectionContent<typeof schema>,
  lang: Lang,
): CaseSliderProps {
  const { was, wrong, now, read, drawn } = localize(content.entries.projects, lang);
  const slides = projects.map((project) => ({
    id: project.id,
    title: project.title,
    client: project.client,
    url: project.url,
    cloth: project.weave.structure,
    drawing: drawingOf(project.id),
    chart: project.chart.type,
    of: project.measure.of,
    caption: fill(drawn, { caption: project.chart.caption }),
    was: project.was,
    wrong: project.wrong,
    result: project.result,
    before: inUnit(project.measure, project.measure.before, lang),
    after: inUnit(project.measure, project.measure.after, lang),
  }));
  const parts = { was, wrong, now, read };
  return {
    label: heading,
    slides,
    words: localize(content.kit, lang).slider,
    parts,
    terms: unbreakablePhrases({ slides, parts }),
  };
}
