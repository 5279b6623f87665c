import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { minutesOf } from '../post-teasers/minutes-of.ts';
import { Lead } from '../SectionWords.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** An article on the front page: what it costs its reader in minutes stands before what it is about. */
function Article({
  post,
  context: { lang, words },
}: {
  post: Props['posts'][number];
  context: Props['context'];
}) {
  const { title, description, topics, date, author, url } = post;
  const minutes = minutesOf(post, lang);
  return (
    <article>
      {minutes !== undefined && (
        <p className="issue-minutes">
          <b>{minutes}</b> <Text>{words.heroIssue.minutes}</Text>
        </p>
      )}
      <div className="issue-words">
        <p className="issue-topic">
          <Text>{topics[0]?.name ?? ''}</Text>
        </p>
        <h2>
          <CoveringLink title={title} url={url} />
        </h2>
        <p>
          <Text>{description}</Text>
        </p>
        <p className="issue-byline">
          <Text>{author.name}</Text> <time dateTime={date}>{longDate(lang, date)}</time>
        </p>
      </div>
    </article>
  );
}

/** The front page of the magazine, set as one: a name, a band of cloth, an article that leads, and the contents beside it. */
export function HeroIssue({ heading, lead, weave, posts, context }: Props) {
  const { lang, words } = context;
  const [first, ...others] = posts;
  const minutes = posts.reduce((sum, post) => sum + (minutesOf(post, lang) ?? 0), 0);
  return (
    <section className="issue" data-section="hero">
      <div className="wrap issue-head">
        <h1>
          <Text>{heading}</Text>
        </h1>
        <div className="issue-about">
          <Lead>{lead}</Lead>
          <p className="issue-all">
            <Text>{fill(words.heroIssue.all, { articles: posts.length, minutes })}</Text>
          </p>
        </div>
      </div>
      <div className="issue-cloth ebony">
        <Loom weave={weave} isFirst />
      </div>
      <div className="wrap issue-articles">
        {first !== undefined && <Article post={first} context={context} />}
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
