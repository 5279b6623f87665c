import { bold, join, plain, quotation } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

/** The words, and whose they are. */
export const quoteMarkdown = ({ words, user }: SectionContent<'quote'>): string =>
  quotation(join(plain(words), `${bold(user.name)}, ${plain(user.role)}`));
