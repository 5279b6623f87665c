import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Cover } from '../../ui/cover/Cover.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { Byline } from './Byline.tsx';
import type { schema } from './schema.ts';

interface Props {
  post: SectionContent<typeof schema>['posts'][number];
  context: SectionContext;
  /** Whether it is the lead post, with a large cover next to its words. */
  isFirst?: boolean;
  /** The element of its title. */
  Title?: 'h2' | 'h3';
  /** Whether its cover is on the first screen. */
  isAtTop?: boolean;
}

/** Renders a post: cover, topics, author and date. The title's link covers all of it. */
export function PostTeaser({
  post,
  context,
  isFirst = false,
  Title = 'h3',
  isAtTop = false,
}: Props) {
  const { title, description, topics, url } = post;
  return (
    <article
      className="post relative grid content-start gap-lg min-w-0"
      data-first={isFirst ? '' : undefined}
    >
      <Cover post={post} isFirst={isAtTop} />
      <div className="post-words grid gap-xs content-start">
        <Text.p className="text-sm text-accent font-medium">{topics[0]?.name ?? ''}</Text.p>
        <Title>
          <CoveringLink title={title} url={url} />
        </Title>
        <Text.p className="post-excerpt text-note">{description}</Text.p>
        <Byline post={post} context={context} />
      </div>
    </article>
  );
}
