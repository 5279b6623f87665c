import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { minutesOf } from './minutes-of.ts';
import type { schema } from './schema.ts';

interface Props {
  post: SectionContent<typeof schema>['posts'][number];
  context: SectionContext;
  /** Whether it leads the others: its cloth large and beside its words. */
  isFirst?: boolean;
}

/** One post: its cloth, what it is about, and who wrote it when. The title's link is all of it. */
export function PostTeaser({ post, context, isFirst = false }: Props) {
  const { title, description, topics, date, author, weave, url } = post;
  const minutes = minutesOf(post, context.lang);
  return (
    <article className="post" data-first={isFirst ? '' : undefined}>
      <div className="post-cloth hover-cloth ebony">
        <Loom weave={weave} isCentred />
      </div>
      <div className="post-words">
        <p className="post-topic">
          <Text>{topics[0]?.name ?? ''}</Text>
        </p>
        <h3>
          <CoveringLink title={title} url={url} />
        </h3>
        <p className="post-excerpt">
          <Text>{description}</Text>
        </p>
        <ul className="facts">
          <li>
            <Text>{author.name}</Text>
          </li>
          <li>
            <time dateTime={date}>{longDate(context.lang, date)}</time>
          </li>
          {minutes !== undefined && (
            <li>
              <Text>{fill(context.words.postTeasers.minutes, { minutes })}</Text>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
