import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Each knot as an item: system, skill, and what it does. */
export function toMarkdown(section: SectionContent<typeof schema>): string {
  const { systems, skills, knots } = section;
  const items = knots.map((knot) => {
    const system = systems.find(({ key }) => key === knot.system)?.label ?? knot.system;
    const skill = skills.find(({ key }) => key === knot.skill)?.label ?? knot.skill;
    const common = knot.isCommon ? ` (${plain(section.commonLabel)})` : '';
    return `${bold(`${system} × ${skill}`)}${common}: ${plain(knot.detail)}`;
  });
  return join(heading(2, section.heading), paragraph(section.lead), list(items));
}
