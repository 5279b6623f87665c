import { join } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { postMarkdown } from './markdown.ts';
import type { schema } from './schema.ts';

type Posts = SectionContent<typeof schema>['posts'];

/** Renders posts as Markdown, independent of their layout on the page. */
export const listMarkdown = ({ posts }: { posts: Posts }, context: SectionContext): string =>
  join(...posts.map((post) => postMarkdown(post, context)));
