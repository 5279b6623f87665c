import { fill } from '../../../../contract/fill.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { CoveringLink } from '../../../ui/CoveringLink.tsx';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { departments } from './departments.ts';
import type { schema } from './schema.ts';

/** Renders the departments of the magazine: the latest posts of each topic, with covers, and a link to the rest. */
export function TopicIndex({ posts, all, action, context, ...head }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  return (
    <SectionFrame {...head} align="apart">
      <ul className="departments grid">
        {departments(posts, all).map(({ id, name, url, posts: about, shown }) => (
          <li className="grid content-start gap-md" key={id}>
            <h3>
              {url === undefined ? (
                <Text>{name}</Text>
              ) : (
                <a className="flex flex-wrap items-baseline justify-between" href={url}>
                  <Text.b>{name}</Text.b>{' '}
                  <Text.span className="text-note font-normal">
                    {fill(words.topicIndex.articles, { count: about.length })}
                  </Text.span>
                </a>
              )}
            </h3>
            {shown.map((post, index) => {
              const minutes = minutesOf(post, lang);
              return (
                <article className="relative grid gap-xs" key={post.id}>
                  {index === 0 && <Cover post={post} />}
                  <h4 className="text-lg font-semibold">
                    <CoveringLink title={post.title} url={post.url} />
                  </h4>
                  {minutes !== undefined && (
                    <Text.p className="text-note">
                      {fill(words.postTeasers.minutes, { minutes })}
                    </Text.p>
                  )}
                </article>
              );
            })}
          </li>
        ))}
        <li className="departments-all grid content-start gap-md">
          <Text.p className="text-2xl font-semibold">
            {fill(words.topicIndex.all, { count: all.length })}
          </Text.p>
          <TextLink {...action} />
        </li>
      </ul>
    </SectionFrame>
  );
}
