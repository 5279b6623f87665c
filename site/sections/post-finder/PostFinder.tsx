import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { minutesOf } from '../post-teasers/minutes-of.ts';
import { type Choice, choicesOf } from './choices.ts';
import type { schema } from './schema.ts';

interface ChoicesProps {
  name: string;
  legend: string;
  choices: readonly Omit<Choice, 'key'>[];
}

/** Radio buttons of one group, a line each: what is chosen, and how many posts it shows. */
function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend>
        <Text>{legend}</Text>
      </legend>
      {choices.map((choice) => (
        <label key={choice.number}>
          <input
            type="radio"
            name={name}
            value={choice.number}
            defaultChecked={choice.number === 0}
          />
          <span>
            <Text>{choice.name}</Text>
          </span>{' '}
          <span>{choice.count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Everything there is to read, a row each; whoever looks for one thing chooses a topic or an author. Works without scripts. */
export function PostFinder({ anchor, posts, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const { topics, authors, numbersOf } = choicesOf(posts);
  const { everything, show, topics: topicsLegend, authors: authorsLegend } = words.postViews;
  return (
    <section id={anchor} className="finder wrap" data-section="post-finder">
      <div className="finder-choices">
        <Choices
          name={anchor}
          legend={show}
          choices={[{ name: everything, number: 0, count: posts.length }]}
        />
        <Choices name={anchor} legend={topicsLegend} choices={topics} />
        <Choices name={anchor} legend={authorsLegend} choices={authors} />
      </div>
      <ol className="finder-posts">
        {posts.map((post) => {
          const minutes = minutesOf(post, lang);
          return (
            <li key={post.id} data-of={numbersOf(post).join(' ')}>
              <p className="finder-when">
                <time dateTime={post.date}>{longDate(lang, post.date)}</time>
                {minutes !== undefined && (
                  <span>
                    <Text>{fill(words.postTeasers.minutes, { minutes })}</Text>
                  </span>
                )}
              </p>
              <div>
                <h2>
                  <a href={post.url}>
                    <Text>{post.title}</Text>
                  </a>
                </h2>
                <p>
                  <Text>{post.description}</Text>
                </p>
                <p className="finder-about">
                  <span>
                    <Text>{post.author.name}</Text>
                  </span>
                  {post.topics.map(
                    ({ id, name, url }) =>
                      url !== undefined && (
                        <a key={id} href={url}>
                          <Text>{name}</Text>
                        </a>
                      ),
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
