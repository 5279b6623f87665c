import { fill } from '../../../../contract/fill.ts';
import { longDate } from '../../../../contract/format.ts';
import { localizedPath } from '../../../../contract/lang.ts';
import { QUERY_MAX } from '../../../../contract/search/normalize.ts';
import { SEARCH } from '../../../../contract/search/path.ts';
import { content } from '../../../content.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type Choice, choicesOf } from './choices.ts';
import type { schema } from './schema.ts';

interface SearchProps {
  id: string;
  context: SectionProps<typeof schema>['context'];
}

/** Renders a field for a word in the posts; the site's own search answers. */
function Search({ id, context: { lang, words } }: SearchProps) {
  const { search, searchHint } = words.postViews;
  return (
    <search className="finder-search">
      <form action={localizedPath(lang, SEARCH)}>
        <Text.label className="finder-label text-xl font-semibold" htmlFor={id}>
          {search}
        </Text.label>
        <div className="flex flex-wrap gap-xs">
          <input
            id={id}
            className="control min-w-0"
            name="q"
            type="search"
            maxLength={QUERY_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
          />
          <button type="submit" className="button gap-xs">
            <Icon name="search" size={24} />
            <Text>{content.search.submit[lang]}</Text>
          </button>
        </div>
        <Text.p className="finder-hint text-note" id={`${id}-hint`}>
          {searchHint}
        </Text.p>
      </form>
    </search>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: readonly Omit<Choice, 'key'>[];
  /** The total number of posts. */
  all: number;
}

/**
 * Renders a group of radio buttons, one per line, each with the number of posts it shows, which is also drawn below.
 */
function Choices({ name, legend, choices, all }: ChoicesProps) {
  return (
    <fieldset>
      <Text.legend className="font-semibold">{legend}</Text.legend>
      <div>
        {choices.map((choice) => (
          <label className="relative flex gap-xs items-center text-muted" key={choice.number}>
            <input
              type="radio"
              name={name}
              value={choice.number}
              defaultChecked={choice.number === 0}
            />
            <Text.span>{choice.name}</Text.span> <span>{choice.count}</span>
            <svg height="2" aria-hidden="true">
              <rect width={`${Math.round((100 * choice.count) / all)}%`} height="2" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Renders all posts, one per row. Readers can search for a word, or choose a topic or an author. Works without scripts.
 */
export function PostFinder({ anchor, posts, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const { topics, authors, numbersOf } = choicesOf(posts);
  const { everything, topics: topicsLegend, authors: authorsLegend } = words.postViews;
  const all = posts.length;
  return (
    <section id={anchor} className="finder wrap gap-3xl columns" data-section="post-finder">
      <Search id={`${anchor}-q`} context={context} />
      <div className="finder-choices grid gap-md text-sm">
        <Choices
          name={anchor}
          legend={topicsLegend}
          choices={[{ name: everything, number: 0, count: all }, ...topics]}
          all={all}
        />
        <Choices name={anchor} legend={authorsLegend} choices={authors} all={all} />
      </div>
      <ol className="finder-posts min-w-0">
        {posts.map((post) => {
          const minutes = minutesOf(post, lang);
          return (
            <li className="grid border-t" key={post.id} data-of={numbersOf(post).join(' ')}>
              <p className="finder-when text-note flex flex-wrap">
                <time dateTime={post.date}>{longDate(lang, post.date)}</time>
                {minutes !== undefined && (
                  <Text.span>{fill(words.postTeasers.minutes, { minutes })}</Text.span>
                )}
              </p>
              <div>
                <h2>
                  <Text.a href={post.url}>{post.title}</Text.a>
                </h2>
                <Text.p className="text-note">{post.description}</Text.p>
                <p className="finder-about text-note flex flex-wrap">
                  <Text.span>{post.author.name}</Text.span>
                  {post.topics.map(
                    ({ id, name, url }) =>
                      url !== undefined && (
                        <Text.a className="text-accent" key={id} href={url}>
                          {name}
                        </Text.a>
                      ),
                  )}
                </p>
              </div>
              <Cover post={post} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
