import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * The paths below which a collection's entries have their pages; entries of other collections have none. Kept apart
 * from the definitions, because modules that only need the site's addresses must stay light.
 */
const PLACES: Readonly<Record<string, string>> = {
  posts: '/blog',
  courses: '/portfolio/courses',
  projects: '/portfolio',
  episodes: '/blog/podcast',
  notices: '/legal',
  jobs: '/about/careers',
};

/** Returns the English path of an entry's page; undefined for an entry without a body. */
export function addressOfEntry(name: string, id: string): string | undefined {
  const place = PLACES[name];
  if (place === undefined || !existsSync(`content/${name}/${id}/en.mdx`)) return undefined;
  return `${place}/${id}`;
}

/** All entries with a page, by collection and id: `posts/when-a-rule-is-enough`. */
export const namedEntries: readonly string[] = Object.keys(PLACES)
  .flatMap((name) =>
    globSync(`content/${name}/*/en.mdx`).map((file) => `${name}/${basename(dirname(file))}`),
  )
  .sort();

/** The English paths of all entry pages. */
export const entryPaths: readonly string[] = namedEntries.flatMap((named) => {
  const [name = '', id = ''] = named.split('/');
  return addressOfEntry(name, id) ?? [];
});
