import { fill } from '../../../../contract/fill.ts';
import { datePart } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { minutesOf } from '../../../kit/post-teasers/minutes-of.ts';
import { Text } from '../../../ui/Text.tsx';
import { Cloth, MonthDays } from './MonthDays.tsx';
import type { schema } from './schema.ts';

/**
 * Renders all posts by month: a drawing of the days, and a line for each post with its day, title, topic, author and
 * minutes.
 */
export function PostArchive({ anchor, posts, context }: SectionProps<typeof schema>) {
  const { lang, words } = context;
  const timed = posts.map((post) => ({ ...post, minutes: minutesOf(post, lang) ?? 1 }));
  const months = Map.groupBy(timed, ({ date }) => date.slice(0, 7));
  return (
    <section id={anchor} className="archive wrap" data-section="post-archive">
      <Text.p className="archive-legend text-note">{words.postViews.bars}</Text.p>
      {[...months].map(([month, written]) => (
        <section key={month} aria-labelledby={`${anchor}-${month}`}>
          <div className="archive-month">
            <h2 id={`${anchor}-${month}`}>
              <Text>{datePart(lang, month.concat('-01'), 'month')}</Text>{' '}
              <span className="font-normal text-muted">
                {datePart(lang, month.concat('-01'), 'year')}
              </span>
            </h2>
            <Text.p className="text-note">
              {fill(words.postViews.month, {
                count: written.length,
                minutes: written.reduce((sum, { minutes }) => sum + minutes, 0),
              })}
            </Text.p>
          </div>
          <MonthDays month={month} posts={written} />
          <ol>
            {written.map(({ id, date, url, title, topics, author, weave, minutes }) => (
              <li className="grid items-baseline" key={id}>
                <Cloth weave={weave} minutes={2} width={10} height={26} />
                <time dateTime={date}>{datePart(lang, date, 'day')}</time>
                <Text.a className="font-medium text-balance" href={url}>
                  {title}
                </Text.a>
                <p className="text-note flex flex-wrap">
                  <Text.span>{topics[0]?.name ?? ''}</Text.span>
                  <Text.span>{author.name}</Text.span>
                  <Text.span>{fill(words.postViews.minutes, { minutes })}</Text.span>
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
