import { fill } from '../../../contract/fill.ts';
import { pathIn } from '../../../contract/lang.ts';
import { CoveringLink } from '../../ui/CoveringLink.tsx';
import { Cover } from '../../ui/cover/Cover.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { minutesOf } from '../post-teasers/minutes-of.ts';
import { byTopic } from '../topic-index/by-topic.ts';
import type { schema } from './schema.ts';

/** The page that shows the posts of every topic. */
const ALL = '/blog/grid-sidebar';

/** A sheet of covers; the topics beside it are pages of their own, so that each has an address. */
export function PostPictures({ anchor, posts, topic, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const shown = posts.filter(
    ({ topics }) => topic === undefined || topics.some(({ id }) => id === topic),
  );
  const links = [
    { id: undefined, name: words.postViews.everything, url: pathIn(lang, ALL), posts },
    ...byTopic(posts),
  ];
  return (
    <section id={anchor} className="pictures wrap" data-section="post-pictures">
      <nav className="pictures-topics" aria-label={words.postViews.topics}>
        <ul>
          {links.map(
            ({ id, name, url, posts: about }) =>
              url !== undefined && (
                <li key={url}>
                  <a href={url} aria-current={id === topic ? 'true' : undefined}>
                    <b>
                      <Text>{name}</Text>
                    </b>{' '}
                    <span>{about.length}</span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <ul className="pictures-sheet" data-few={shown.length < 4 ? '' : undefined}>
        {shown.map((post, index) => {
          const minutes = minutesOf(post, lang);
          return (
            <li key={post.id}>
              <article>
                <Cover post={post} isFirst={index === 0} />
                <h2>
                  <CoveringLink title={post.title} url={post.url} />
                </h2>
                {minutes !== undefined && (
                  <p>
                    <Text>{fill(words.postTeasers.minutes, { minutes })}</Text>
                  </p>
                )}
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
