import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Where the pages of a collection's entries stand; entries of a collection that is not named here have none. Apart
 * from the definitions, because whatever knows the site's addresses has to be light.
 */
const PLACES: Readonly<Record<string, string>> = {
  posts: '/blog',
  courses: '/portfolio/courses',
  projects: '/portfolio',
  episodes: '/blog/podcast',
  notices: '/legal',
  jobs: '/about/careers',
};

/** The English path of an entry's own page; an entry without a body has none. */
export function addressOfEntry(name: string, id: string): string | undefined {
  const place = PLACES[name];
  if (place === undefined || !existsSync(`content/${name}/${id}/en.mdx`)) return undefined;
  return `${place}/${id}`;
}

/** Every entry that has a page, by its collection and id: `posts/when-a-rule-is-enough`. */
export const namedEntries: readonly string[] = Object.keys(PLACES)
  .flatMap((name) =>
    globSync(`content/${name}/*/en.mdx`).map((file) => `${name}/${basename(dirname(file))}`),
  )
  .sort();

/** The English paths of the pages of all entries. */
export const entryPaths: readonly string[] = namedEntries.flatMap((named) => {
  const [name = '', id = ''] = named.split('/');
  return addressOfEntry(name, id) ?? [];
});
