import { coursePrices } from '../../../kit/course-cards/course-price.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The catalogue as a table: each course with its level, how long it takes, who teaches it and what it costs. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string => {
  const { courseCards: cards, heroCatalogue: says } = context.words;
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    table(
      ['', says.level, cards.time, cards.author, says.price],
      section.courses.map((course) => [
        course.url === undefined ? plain(course.title) : link(course.title, course.url),
        plain(cards.levels[course.level]),
        plain(course.time),
        plain(course.teacher.name),
        coursePrices(course, context)
          .map(({ now, before }) => plain(before === undefined ? now : `${now} (${before})`))
          .join(' · '),
      ]),
    ),
    paragraph(section.note),
  );
};
