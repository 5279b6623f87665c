import { fill } from '../../../contract/fill.ts';
import { pathIn } from '../../../contract/lang.ts';
import { Body } from '../../collections/body/Body.tsx';
import { addressIn, openingOf } from '../../collections/body/body-of.ts';
import { FEED } from '../../collections/post-places.ts';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SectionProps } from '../define-section.ts';
import { Byline } from '../post-teasers/Byline.tsx';
import { minutesOf } from '../post-teasers/minutes-of.ts';
import { onThisPage } from '../post-teasers/on-this-page.ts';
import { Pager } from '../post-teasers/Pager.tsx';
import type { schema } from './schema.ts';

/** The openings of the posts, to be read one after the other, and the feed for those who would rather be told. */
export function PostFeed({ anchor, posts, aside, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  return (
    <section id={anchor} className="feed wrap" data-section="post-feed">
      <div className="feed-posts">
        {onThisPage(posts, context).map((post) => (
          <article key={post.id}>
            <h2>
              <a href={post.url}>
                <Text>{post.title}</Text>
              </a>
            </h2>
            <Byline post={post} context={context} />
            <Body
              blocks={openingOf({ collection: 'posts', id: post.id, pictures: {} }, lang)}
              context={{
                lang,
                pictures: {},
                addressOf: addressIn(lang),
                words: { code: '', table: '' },
                under: 2,
              }}
            />
            <p>
              <a className="text-link feed-on" href={post.url}>
                <Text>
                  {fill(words.postViews.readOn, {
                    title: post.title,
                    minutes: minutesOf(post, lang) ?? 1,
                  })}
                </Text>
              </a>
            </p>
          </article>
        ))}
        <Pager context={context} />
      </div>
      <aside className="feed-aside" aria-labelledby={`${anchor}-rss`}>
        <h2 id={`${anchor}-rss`}>
          <Text>{aside.heading}</Text>
        </h2>
        <p>
          <Text>{aside.body}</Text>
        </p>
        <p>
          <a
            className="text-link feed-address"
            href={pathIn(lang, FEED)}
            type="application/rss+xml"
          >
            {pathIn(lang, FEED)}
          </a>
        </p>
        {aside.action !== undefined && <TextLink {...aside.action} />}
      </aside>
    </section>
  );
}
