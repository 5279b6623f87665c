import { fill } from '../../../contract/fill.ts';
import { heading, join, paragraph, plain, quotation } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The testimonials as Markdown: quotations, each with who says it and the rating in words. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { words }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.testimonials.map(({ title, description, rating, user }) => {
      const rated = fill(words.testimonials.rating, { rating });
      return join(
        heading(3, title),
        quotation(plain(description)),
        plain(`${user.name}, ${user.role}. ${rated}.`),
      );
    }),
  );
