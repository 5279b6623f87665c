import { fill } from '../../../../contract/fill.ts';
import { localizedPath } from '../../../../contract/lang.ts';
import { Body } from '../../../collections/body/Body.tsx';
import { addressIn, openingOf } from '../../../collections/body/body-of.ts';
import { readingSeconds } from '../../../collections/body/reading-time.ts';
import { wordsOf } from '../../../collections/body/tree.ts';
import { FEED } from '../../../collections/post-places.ts';
import { content } from '../../../content.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Byline } from '../../../kit/post-teasers/Byline.tsx';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { onThisPage } from '../../../kit/post-teasers/on-this-page.ts';
import { Pager } from '../../../kit/post-teasers/Pager.tsx';
import { clock } from '../../../ui/clock.ts';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { schema } from './schema.ts';

/** The width of the longest post; there is room for its minutes next to its line. */
const LONGEST = 86;

interface LengthProps {
  minutes: number;
  /** The reading time of the opening. */
  seconds: number;
  /** The minutes of the longest post. */
  longest: number;
  label: string;
}

/**
 * Renders a post as a line with one dash per minute, its opening thick. It is decorative: the minutes are below it as
 * text.
 */
function Length({ minutes, seconds, longest, label }: LengthProps) {
  const percent = (part: number) => `${Math.round((LONGEST * 10 * part) / longest) / 10}%`;
  return (
    <svg className="feed-length w-full" height="24" aria-hidden="true">
      <line
        x2={percent(minutes)}
        y1="12"
        y2="12"
        pathLength={minutes}
        strokeWidth="4"
        strokeDasharray=".97 .03"
      />
      <rect data-opening="" y="7" width={percent(seconds / 60)} height="10" />
      <text x={percent(minutes)} dx="10" y="17">
        {label}
      </text>
    </svg>
  );
}

/** Renders the openings of the posts, and the feed for readers who prefer notifications. */
export function PostFeed({ anchor, posts, aside, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const longest = Math.max(...posts.map((post) => minutesOf(post, lang) ?? 1));
  const openings = onThisPage(posts, context).map((post) => {
    const blocks = openingOf({ collection: 'posts', id: post.id, pictures: {} }, lang);
    const said = blocks.map(({ children }) => wordsOf(children)).join(' ');
    return {
      post,
      blocks,
      seconds: readingSeconds(said, lang),
      minutes: minutesOf(post, lang) ?? 1,
    };
  });
  const time = clock(openings.reduce((sum, { seconds }) => sum + seconds, 0));
  const feed = localizedPath(lang, FEED);
  return (
    <section id={anchor} data-section="post-feed">
      <div className="feed-posts wrap">
        <Text.p className="feed-scale text-note text-balance">
          {fill(words.postViews.openings, { count: openings.length, time })}
        </Text.p>
        {openings.map(({ post, blocks, seconds, minutes }) => (
          <article key={post.id}>
            <Length
              minutes={minutes}
              seconds={seconds}
              longest={longest}
              label={fill(words.postViews.minutes, { minutes })}
            />
            <div className="feed-head grid content-start gap-xs">
              <h2>
                <Text.a href={post.url}>{post.title}</Text.a>
              </h2>
              <Byline post={post} context={context} />
              <Cover post={post} />
            </div>
            <div>
              <Body
                blocks={blocks}
                context={{
                  lang,
                  pictures: {},
                  addressOf: addressIn(lang),
                  words: { code: '', table: '' },
                  under: 2,
                }}
              />
              <a className="section-link text-link" href={post.url}>
                <Text>{words.postViews.readOn}</Text>
                <span className="sr-only">
                  {': '}
                  <Text>{post.title}</Text>
                </span>
              </a>
            </div>
          </article>
        ))}
        <Pager context={context} />
      </div>
      <aside className="feed-aside" aria-labelledby={`${anchor}-rss`}>
        <div className="wrap grid">
          <Text.h2 id={`${anchor}-rss`}>{aside.heading}</Text.h2>
          <div className="grid gap-md">
            <Text.p>{aside.body}</Text.p>
            <p>
              <a
                className="button button-second feed-address bg-surface"
                href={feed}
                type="application/rss+xml"
              >
                {new URL(feed, import.meta.env.SITE ?? content.brand.url).href}
              </a>
            </p>
            <TextLink {...aside.action} />
          </div>
        </div>
      </aside>
    </section>
  );
}
