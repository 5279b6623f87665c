import type { SectionProps } from '../../../kit/define-section.ts';
import { onThisPage } from '../../../kit/post-teasers/on-this-page.ts';
import { Pager } from '../../../kit/post-teasers/Pager.tsx';
import { PostTeaser } from '../../../kit/post-teasers/PostTeaser.tsx';
import type { schema } from './schema.ts';

/** Renders a page of the magazine: one lead article, two next to it, one across, and two more. */
export function PostWall({ anchor, posts, context }: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="post-wall wrap" data-section="post-wall">
      <ol className="post-wall-posts grid">
        {onThisPage(posts, context).map((post, index) => (
          <li key={post.id}>
            <PostTeaser post={post} context={context} Title="h2" isAtTop={index === 0} />
          </li>
        ))}
      </ol>
      <Pager context={context} />
    </section>
  );
}
