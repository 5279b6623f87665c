import { fill } from '../../../../contract/fill.ts';
import { localizedPath } from '../../../../contract/lang.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { byTopic } from '../../../kit/post-teasers/by-topic.ts';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** The page with the posts of every topic. */
const ALL = '/blog/grid-sidebar';

/**
 * Renders a sheet of covers; the topics next to it are separate pages, so that each has an address. Hovering over one
 * shows the covers about it.
 */
export function PostPictures({ anchor, posts, topic, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const shown = posts.filter(
    ({ topics }) => topic === undefined || topics.some(({ id }) => id === topic),
  );
  // Three covers per row, the first as large as four of them, if that fills all rows.
  const leads = shown.length > 3 && shown.length % 3 === 0;
  const topics = byTopic(posts);
  const links = [
    { id: undefined, name: words.postViews.everything, url: localizedPath(lang, ALL), posts },
    ...topics,
  ];
  const numbersOf = (post: (typeof posts)[number]) =>
    topics.flatMap(({ posts: about }, index) => (about.includes(post) ? index + 1 : []));
  return (
    <section id={anchor} className="pictures wrap grid" data-section="post-pictures">
      <nav className="pictures-topics" aria-label={words.postViews.topics}>
        <ul className="flex flex-wrap">
          {links.map(
            ({ id, name, url, posts: about }, number) =>
              url !== undefined && (
                <li key={url}>
                  <a
                    className="flex items-center justify-between gap-xs text-muted"
                    href={url}
                    aria-current={id === topic ? 'true' : undefined}
                    data-topic={number || undefined}
                  >
                    <Text.b className="font-normal">{name}</Text.b>{' '}
                    <span className="text-sm">{about.length}</span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <ul
        className="pictures-sheet grid gap-xl"
        data-few={shown.length < 4 ? '' : undefined}
        data-leads={leads ? '' : undefined}
      >
        {shown.map((post, index) => {
          const minutes = minutesOf(post, lang);
          return (
            <li key={post.id} data-of={numbersOf(post).join(' ')}>
              <article className="relative grid gap-xs">
                <Cover post={post} isFirst={index === 0} />
                <h2>
                  <CoveringLink title={post.title} url={post.url} />
                </h2>
                {index === 0 && leads && (
                  <Text.p className="pictures-about text-note">{post.description}</Text.p>
                )}
                <p className="text-note">
                  <Text.span>{post.topics[0]?.name ?? ''}</Text.span>
                  {minutes !== undefined && (
                    <Text.span>{fill(words.postViews.minutes, { minutes })}</Text.span>
                  )}
                </p>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
