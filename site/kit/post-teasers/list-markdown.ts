import { join } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { postMarkdown } from './markdown.ts';
import type { schema } from './schema.ts';

type Posts = SectionContent<typeof schema>['posts'];

/** Posts as Markdown, whatever they look like on the page. */
export const listMarkdown = ({ posts }: { posts: Posts }, context: SectionContext): string =>
  join(...posts.map((post) => postMarkdown(post, context)));
