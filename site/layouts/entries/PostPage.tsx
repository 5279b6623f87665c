import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { type Lang, localizedPath } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import { readingMinutes } from '../../collections/body/reading-time.ts';
import { entriesOf } from '../../collections/define-collection.ts';
import { FEED } from '../../collections/post-places.ts';

import { type Post, posts } from '../../collections/posts/index.ts';
import { content } from '../../content.ts';
import { inOneLanguage, sectionContext } from '../../in-language.ts';
import { Cover } from '../../ui/cover/Cover.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { CreditedPhoto } from '../../ui/photo/Photo.tsx';
import { photoSheets } from '../../ui/photo/photo.ts';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Contents } from './Contents.tsx';
import { defineLayout, type Shown } from './define-layout.ts';
import { Neighbours } from './Neighbours.tsx';

type Props = Shown<typeof posts.schema>;

/** The header of a post: its topics, title and author, above its cover across the window. */
function PostHeader({ entry: post, lang }: Props) {
  const { id, title, description, topics, author, date, photo } = post;
  const { words, byline } = sectionContext(lang);
  const minutes = readingMinutes('posts', id, lang);
  return (
    <header className="post-header">
      <div className="wrap grid gap-lg">
        <ul className="entry-topics text-sm text-accent font-medium flex flex-wrap">
          {topics.map((topic) => (
            <li key={topic.id}>
              {topic.url === undefined ? (
                <Text>{topic.name}</Text>
              ) : (
                <Text.a href={topic.url}>{topic.name}</Text.a>
              )}
            </li>
          ))}
        </ul>
        <Text.h1 className="entry-title">{title}</Text.h1>
        <div className="post-about flex flex-wrap justify-between">
          <Text.p className="entry-lead text-xl text-muted">{description}</Text.p>
          <div className="entry-byline flex items-center gap-md text-sm">
            <Portrait image={author.image} />
            <p className="grid">
              <Text.strong>{`${byline.by} ${author.name}`}</Text.strong>
              <span className="flex flex-wrap text-muted">
                <time dateTime={date}>{longDate(lang, date)}</time>
                <Text>{fill(words.postTeasers.minutes, { minutes })}</Text>
              </span>
            </p>
          </div>
        </div>
      </div>
      {photo ? (
        <div className="entry-photo">
          <CreditedPhoto photo={photo} sizes="100vw" isFirst />
        </div>
      ) : (
        <Cover post={post} isFirst isBand />
      )}
    </header>
  );
}

/** The text of a post beside its table of contents, and its author. */
function PostText({ entry, lang, body }: Props & { body: BodyProps }) {
  return (
    <div className="entry-text wrap">
      <Contents blocks={body.blocks} label={content.entries.contents[lang]} lang={lang} />
      <div className="entry-column">
        <Body {...body} />
        <Author entry={entry} lang={lang} />
      </div>
    </div>
  );
}

function Author({ entry: { author }, lang }: Props) {
  const words = localize(content.entries.posts, lang);
  return (
    <footer className="entry-author flex gap-lg border-t">
      <Portrait image={author.image} />
      <div>
        <Text.p className="text-note font-medium">{words.author}</Text.p>
        <Text.p className="text-lg font-semibold">{author.name}</Text.p>
        <Text.p className="entry-author-role text-muted">{author.role}</Text.p>
        {author.body !== undefined && <Text.p>{author.body}</Text.p>}
        <TextLink label={words.subscribe} url={localizedPath(lang, FEED)} />
      </div>
    </footer>
  );
}

/** The previous and next posts, and others on the same topics. */
function MorePosts({ id, lang }: { id: string; lang: Lang }) {
  const words = localize(content.entries.posts, lang);
  const all = entriesOf(posts, 'oldest').filter(({ url }) => url !== undefined);
  const related = relatedTo(id, all);
  return (
    <>
      {related.length > 0 && (
        <section className="entry-more wrap border-t" aria-labelledby="related">
          <Text.h2 className="entry-more-heading" id="related">
            {words.related}
          </Text.h2>
          <ul className="entry-related">
            {inOneLanguage(related, lang).map((post) => (
              <li key={post.id}>
                <a href={post.url}>
                  <Cover post={post} />
                  <Text>{post.title}</Text>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours id={id} entries={all} words={words} lang={lang} />
    </>
  );
}

/** The number of related posts that a post links to. */
const MOST_RELATED = 2;

/** Returns other posts on the topics of one, except the previous and the next post. */
function relatedTo(id: string, all: readonly Post[]): Post[] {
  const at = all.findIndex((each) => each.id === id);
  const topics = new Set(all[at]?.topics.map((topic) => topic.id));
  const shared = (other: Post) => other.topics.filter((topic) => topics.has(topic.id)).length;
  return (
    all
      .filter((other, index) => Math.abs(index - at) > 1 && shared(other) > 0)
      // The sort is stable: among equally related posts, the newest comes first.
      .toReversed()
      .toSorted((one, other) => shared(other) - shared(one))
      .slice(0, MOST_RELATED)
  );
}

/** A post of the magazine. */
export const postLayout = defineLayout({
  collection: posts,
  isArticle: true,
  under: 1,
  sheets: () => [
    'ui/Portrait.css',
    'layouts/entries/entry.css',
    'layouts/entries/post.css',
    ...photoSheets(entriesOf(posts)),
  ],
  laterSheets: ['layouts/entries/entry-text.css', 'ui/Teaser.css'],
  Opening: PostHeader,
  Rest: PostText,
  OthersAbove: MorePosts,
  sections: () => [
    { type: 'newsletter', anchor: 'newsletter', ...content.entries.posts.newsletter },
  ],
});
