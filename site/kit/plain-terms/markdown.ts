import { bold, heading, join, link, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { unitOf } from '../pricing/plan-pages.ts';
import { costOf } from './cost-of.ts';
import type { schema } from './schema.ts';
import { volumeRows } from './volume-costs.ts';

/** What it costs, then question by question. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    section.plans &&
      section.volumes.length > 0 &&
      table(
        [context.words.priceTool.volume, ...section.plans.map(({ name }) => name)].map(plain),
        volumeRows(section.plans, section.volumes, context).map(({ pages, costs }) => [
          pages,
          ...costs.map(({ month, page }) => plain([month, page].filter(Boolean).join(', '))),
        ]),
      ),
    section.plans &&
      section.volumes.length === 0 &&
      list(
        section.plans.map((plan) =>
          [`${bold(plan.name)}: ${plain(costOf(plan, context))}`, unitOf(plan, context)]
            .filter((words) => words !== undefined)
            .join(' '),
        ),
      ),
    paragraph(section.note),
    section.action && link(section.action.label, section.action.url),
    ...section.answers.flatMap(({ question, fact, body, action }) => [
      heading(3, question),
      `${bold(fact)} ${plain(body)}`,
      action && link(action.label, action.url),
    ]),
  );
