import { fill } from '../../../contract/fill.ts';
import { localizedPath } from '../../../contract/lang.ts';
import { firstPath, numberedPath, numberOf, pagesOfPosts } from '../../collections/post-places.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';

/** Renders the pagination of all posts: links by number, and to the previous and next page. */
export function Pager({ context: { lang, path, words } }: { context: SectionContext }) {
  const now = numberOf(path);
  const at = (number: number) => localizedPath(lang, numberedPath(firstPath(path), number));
  const { pages, page, newer, older } = words.postViews;
  if (pagesOfPosts < 2) return null;
  return (
    <nav className="pager flex flex-wrap gap-sm items-center" aria-label={pages}>
      {now > 1 && (
        <Text.a href={at(now - 1)} rel="prev">
          {newer}
        </Text.a>
      )}
      <ol className="flex gap-xs">
        {Array.from({ length: pagesOfPosts }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={at(number)}
              aria-label={fill(page, { number })}
              aria-current={number === now ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {now < pagesOfPosts && (
        <Text.a href={at(now + 1)} rel="next">
          {older}
        </Text.a>
      )}
    </nav>
  );
}
