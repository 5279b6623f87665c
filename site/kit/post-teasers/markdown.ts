import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { heading, join, link, paragraph, plain, titleMarkdown } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { minutesOf } from './minutes-of.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** A post as Markdown: title, excerpt, and who wrote it when. */
export function postMarkdown(post: Content['posts'][number], { lang, words }: SectionContext) {
  const { title, url, description, topics, author, date } = post;
  const minutes = minutesOf(post, lang);
  const facts = [
    ...topics.slice(0, 1).map(({ name }) => name),
    author.name,
    longDate(lang, date),
    ...(minutes === undefined ? [] : [fill(words.postTeasers.minutes, { minutes })]),
  ];
  return join(titleMarkdown(title, url), plain(description), facts.map(plain).join(' · '));
}

/** The posts as Markdown, one below the other. */
export const toMarkdown = (section: Content, context: SectionContext): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.posts.map((post) => postMarkdown(post, context)),
    section.action && link(section.action.label, section.action.url),
  );
