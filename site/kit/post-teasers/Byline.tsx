import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';
import type { Post } from './all-posts.ts';
import { minutesOf } from './minutes-of.ts';

interface Props {
  post: Post;
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
