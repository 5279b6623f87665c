import { fill } from '../../../../contract/fill.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Byline } from '../../../kit/post-teasers/Byline.tsx';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

interface ArticleProps {
  post: Props['posts'][number];
  context: Props['context'];
  isFirst?: boolean;
}

/** Renders an article on the front page, with its cover. */
function Article({ post, context, isFirst = false }: ArticleProps) {
  return (
    <article>
      <Cover post={post} isFirst={isFirst} />
      <div className="issue-words">
        <Text.p className="post-topic">{post.topics[0]?.name ?? ''}</Text.p>
        <h2>
          <CoveringLink title={post.title} url={post.url} />
        </h2>
        <Text.p className="issue-excerpt">{post.description}</Text.p>
        <Byline post={post} context={context} />
      </div>
    </article>
  );
}

/** Renders the front page of the magazine: a name, a band of cloth, a lead article, and three below it. */
export function HeroIssue({ heading, lead, weave, posts, all, context }: Props) {
  const { lang, words } = context;
  const [first, ...others] = posts;
  const minutes = all.reduce((sum, post) => sum + (minutesOf(post, lang) ?? 0), 0);
  return (
    <section className="issue" data-section="hero">
      <div className="wrap issue-head">
        <Text.h1>{heading}</Text.h1>
        <div className="issue-about">
          <Lead>{lead}</Lead>
          <Text.p className="text-note">
            {fill(words.heroIssue.all, { articles: all.length, minutes })}
          </Text.p>
        </div>
      </div>
      <div className="issue-cloth ebony">
        <Loom weave={weave} isFirst />
      </div>
      <div className="wrap issue-articles">
        {first !== undefined && <Article post={first} context={context} isFirst />}
        {others.length > 0 && (
          <ul>
            {others.map((post) => (
              <li key={post.id}>
                <Article post={post} context={context} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
