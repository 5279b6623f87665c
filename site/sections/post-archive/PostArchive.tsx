import { fill } from '../../../contract/fill.ts';
import { datePart } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { minutesOf } from '../post-teasers/minutes-of.ts';
import type { schema } from './schema.ts';

/** Everything by month: a day, a title, a subject, a name and the minutes, and nothing else. */
export function PostArchive({ anchor, posts, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const months = Map.groupBy(posts, ({ date }) => date.slice(0, 7));
  return (
    <section id={anchor} className="archive wrap" data-section="post-archive">
      {[...months].map(([month, written]) => (
        <section key={month} aria-labelledby={`${anchor}-${month}`}>
          <h2 id={`${anchor}-${month}`}>
            <Text>{datePart(lang, month.concat('-01'), 'month')}</Text>{' '}
            <span>{datePart(lang, month.concat('-01'), 'year')}</span>
          </h2>
          <ol>
            {written.map((post) => {
              const minutes = minutesOf(post, lang);
              return (
                <li key={post.id}>
                  <time dateTime={post.date}>{datePart(lang, post.date, 'day')}</time>
                  <a href={post.url}>
                    <Text>{post.title}</Text>
                  </a>
                  <p>
                    <span>
                      <Text>{post.topics[0]?.name ?? ''}</Text>
                    </span>
                    <span>
                      <Text>{post.author.name}</Text>
                    </span>
                    {minutes !== undefined && (
                      <span>
                        <Text>{fill(words.postViews.minutes, { minutes })}</Text>
                      </span>
                    )}
                  </p>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </section>
  );
}
