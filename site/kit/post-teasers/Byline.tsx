import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { minutesOf } from './minutes-of.ts';
import type { schema } from './schema.ts';

interface Props {
  post: SectionContent<typeof schema>['posts'][number];
  context: SectionContext;
}

/** Renders the author, date and reading time of a post, on one line if it fits. */
export function Byline({ post, context: { lang, words } }: Props) {
  const minutes = minutesOf(post, lang);
  return (
    <ul className="facts byline">
      <Text.li>{post.author.name}</Text.li>
      <li>
        <time dateTime={post.date}>{longDate(lang, post.date)}</time>
      </li>
      {minutes !== undefined && <Text.li>{fill(words.postTeasers.minutes, { minutes })}</Text.li>}
    </ul>
  );
}
