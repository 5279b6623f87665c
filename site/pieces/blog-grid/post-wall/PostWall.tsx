import type { SectionProps } from '../../../kit/define-section.ts';
import { Byline } from '../../../kit/post-teasers/Byline.tsx';
import { onThisPage } from '../../../kit/post-teasers/on-this-page.ts';
import { Pager } from '../../../kit/post-teasers/Pager.tsx';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders a page of the magazine: one lead article, two next to it, one across, and two more. */
export function PostWall({ anchor, posts, context }: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="post-wall wrap" data-section="post-wall">
      <ol className="post-wall-posts">
        {onThisPage(posts, context).map((post, index) => (
          <li key={post.id}>
            <article>
              <Cover post={post} isFirst={index === 0} />
              <div className="post-wall-words">
                <Text.p className="post-topic">{post.topics[0]?.name ?? ''}</Text.p>
                <h2>
                  <CoveringLink title={post.title} url={post.url} />
                </h2>
                <Text.p className="post-wall-excerpt">{post.description}</Text.p>
                <Byline post={post} context={context} />
              </div>
            </article>
          </li>
        ))}
      </ol>
      <Pager context={context} />
    </section>
  );
}
