import { inUnit } from '../../../collections/projects/figures.ts';
import { content } from '../../../content.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Each case with its figures, then each knot as an item: system, skill, and what it does. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const { systems, skills, knots, proof } = section;
  const { was, now } = content.entries.projects;
  const cases = proof.map(({ title, url, measure }) => {
    const figures = [
      `${was[lang]} ${inUnit(measure, measure.before, lang)}`,
      `${now[lang]} ${inUnit(measure, measure.after, lang)}`,
    ].join(', ');
    return `${url === undefined ? plain(title) : link(title, url)}: ${plain(`${figures} ${measure.of}`)}`;
  });
  const items = knots.map((knot) => {
    const system = systems.find(({ key }) => key === knot.system)?.label ?? knot.system;
    const skill = skills.find(({ key }) => key === knot.skill)?.label ?? knot.skill;
    const common = knot.isCommon ? ` (${plain(section.commonLabel)})` : '';
    return `${bold(`${system} × ${skill}`)}${common}: ${plain(knot.detail)}`;
  });
  return join(heading(2, section.heading), paragraph(section.lead), list(cases), list(items));
}
