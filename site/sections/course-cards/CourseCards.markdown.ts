import { money } from '../../../contract/format.ts';
import { heading, join, link, list, paragraph, plain } from '../../markdown/markdown.ts';
import type { SectionContent, SectionContext } from '../section-props.ts';

/** The courses as Markdown: each with what its card says. */
export const courseCardsMarkdown = (
  section: SectionContent<'course-cards'>,
  { lang, words }: SectionContext,
): string => {
  const { author: by, time: takes, likes: liked, before } = words.courseCards;
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.courses.map(
      ({ title, url, desc, author, time, likes, price, discount, currency, badge }) => {
        const shown = (amount: number) => money(lang, amount, currency);
        const cost =
          discount === undefined
            ? shown(price)
            : `${shown(discount)} (${before.toLowerCase()} ${shown(price)})`;
        return join(
          `### ${link(title, url)}`,
          plain(desc),
          list([
            `${plain(by)}: ${plain(author.name)}`,
            `${plain(takes)}: ${plain(time)}`,
            `${plain(liked)}: ${plain(likes)}`,
            badge === undefined ? plain(cost) : `${plain(cost)}, ${plain(badge)}`,
          ]),
        );
      },
    ),
  );
};
