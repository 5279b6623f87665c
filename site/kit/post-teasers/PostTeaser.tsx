import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Cover } from '../../ui/cover/Cover.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';
import type { Post } from './all-posts.ts';
import { Byline } from './Byline.tsx';

interface Props {
  post: Post;
  context: SectionContext;
  /** Whether its cover is on the first screen. */
  isAtTop?: boolean;
}

/** Renders a post: cover, topics, author and date. The title's link covers all of it. */
export function PostTeaser({ post, context, isAtTop = false }: Props) {
  const { title, description, topics, url } = post;
  return (
    <article className="post">
      <Cover post={post} isFirst={isAtTop} />
      <div className="post-words">
        <Text.p className="post-topic">{topics[0]?.name ?? ''}</Text.p>
        <h2>
          <CoveringLink title={title} url={url} />
        </h2>
        <Text.p className="post-excerpt">{description}</Text.p>
        <Byline post={post} context={context} />
      </div>
    </article>
  );
}
