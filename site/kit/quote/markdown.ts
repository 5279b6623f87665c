import { bold, join, plain, quotation } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The words, and whose they are. */
export const toMarkdown = ({
  testimonial: { description, user },
}: SectionContent<typeof schema>): string =>
  quotation(join(plain(description), `${bold(user.name)}, ${plain(user.role)}`));
