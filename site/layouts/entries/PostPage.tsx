import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { type Lang, pathIn } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import { Body } from '../../collections/body/Body.tsx';
import { readingMinutes } from '../../collections/body/reading-time.ts';
import { entryOf } from '../../collections/define-collection.ts';
import type { EntryPage } from '../../collections/pages.ts';
import { posts } from '../../collections/posts/index.ts';
import type { Post } from '../../collections/posts/schema.ts';
import { content } from '../../content.ts';
import type { SectionContext } from '../../sections/define-section.ts';
import { inOneLanguage, sectionContext } from '../../sections/in-language.ts';
import { PostTeaser } from '../../sections/post-teasers/PostTeaser.tsx';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Contents } from './Contents.tsx';
import { bodyFor } from './entry-context.ts';
import { FEED } from './feed.ts';
import { neighboursOf } from './neighbours.ts';

/** A post of the magazine, to be read: its title, the text beside its contents, who wrote it, and what to read next. */
export function PostPage({ page, lang }: { page: EntryPage; lang: Lang }) {
  const written = entryOf(posts, page.id);
  if (!written) throw new Error(`there is no post ${page.id}`);
  const post = inOneLanguage(written, lang);
  const { blocks, context } = bodyFor(page, lang, 1);
  const words = localize(content.entries, lang);
  return (
    <article className="entry">
      <PostHeader post={post} context={sectionContext(lang)} />
      <div className="entry-text wrap">
        <Contents blocks={blocks} label={words.contents} lang={lang} />
        <div className="entry-column">
          <Body blocks={blocks} context={context} />
          <Author post={post} lang={lang} />
        </div>
      </div>
      <MorePosts id={page.id} lang={lang} />
    </article>
  );
}

interface HeaderProps {
  post: Localized<Post>;
  context: SectionContext;
}

function PostHeader({ post, context: { lang, words, byline } }: HeaderProps) {
  const { id, title, description, topics, author, date, weave } = post;
  const minutes = readingMinutes('posts', id, lang);
  return (
    <header className="entry-header">
      <div className="entry-opening wrap">
        <ul className="entry-topics">
          {topics.map((topic) => (
            <li key={topic.id}>
              <Text>{topic.name}</Text>
            </li>
          ))}
        </ul>
        <h1 className="entry-title">
          <Text>{title}</Text>
        </h1>
        <p className="entry-lead">
          <Text>{description}</Text>
        </p>
        <div className="entry-byline">
          <Portrait image={author.image} name={author.name} />
          <p>
            <strong>
              <Text>{`${byline.by} ${author.name}`}</Text>
            </strong>
            <span>
              <time dateTime={date}>{longDate(lang, date)}</time>
              <Text>{fill(words.postTeasers.minutes, { minutes })}</Text>
            </span>
          </p>
        </div>
      </div>
      <div className="entry-cloth wide-frame ebony">
        <Loom weave={weave} isFirst isCentred />
      </div>
    </header>
  );
}

function Author({ post: { author }, lang }: { post: Localized<Post>; lang: Lang }) {
  const words = localize(content.entries.posts, lang);
  return (
    <footer className="entry-author">
      <Portrait image={author.image} name={author.name} />
      <div>
        <p className="entry-label">
          <Text>{words.author}</Text>
        </p>
        <p className="entry-author-name">
          <Text>{author.name}</Text>
        </p>
        <p className="entry-author-role">
          <Text>{author.role}</Text>
        </p>
        {author.body !== undefined && (
          <p>
            <Text>{author.body}</Text>
          </p>
        )}
        <TextLink label={words.subscribe} url={pathIn(lang, FEED)} />
      </div>
    </footer>
  );
}

/** The posts around this one, and others on its subjects. */
function MorePosts({ id, lang }: { id: string; lang: Lang }) {
  const words = localize(content.entries.posts, lang);
  const { previous, next, related } = neighboursOf(id);
  const beside = [
    { label: words.previous, rel: 'prev', post: previous },
    { label: words.next, rel: 'next', post: next },
  ];
  return (
    <>
      {related.length > 0 && (
        <section className="entry-more wrap" aria-labelledby="related">
          <h2 id="related">
            <Text>{words.related}</Text>
          </h2>
          <div className="posts">
            {related.map((post) => (
              <PostTeaser
                key={post.id}
                post={inOneLanguage(post, lang)}
                context={sectionContext(lang)}
              />
            ))}
          </div>
        </section>
      )}
      <nav className="entry-neighbours wrap" aria-label={words.neighbours}>
        {beside.map(
          ({ label, rel, post }) =>
            post?.url !== undefined && (
              <a key={rel} href={pathIn(lang, post.url)} rel={rel}>
                <span className="entry-label">
                  <Text>{label}</Text>
                </span>
                <span className="entry-neighbour">
                  <Text>{post.title[lang]}</Text>
                </span>
              </a>
            ),
        )}
      </nav>
    </>
  );
}
