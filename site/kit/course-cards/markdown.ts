import { heading, join, list, paragraph, plain, titleMarkdown } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { coursePrices } from './course-price.ts';
import type { schema } from './schema.ts';

/** The courses as Markdown: each with what its card says. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string => {
  const { author: by, time: takes, likes: liked, before: was } = context.words.courseCards;
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.courses.map((course) => {
      const { title, url, desc, teacher, time, likes, badge } = course;
      const cost = coursePrices(course, context)
        .map(({ now, before }) =>
          before === undefined ? now : `${now} (${was.toLowerCase()} ${before})`,
        )
        .join(' · ');
      return join(
        titleMarkdown(title, url),
        plain(desc),
        list([
          `${plain(by)}: ${plain(teacher.name)}`,
          `${plain(takes)}: ${plain(time)}`,
          `${plain(liked)}: ${plain(likes)}`,
          badge === undefined ? plain(cost) : `${plain(cost)}, ${plain(badge)}`,
        ]),
      );
    }),
  );
};
