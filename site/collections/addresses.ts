import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Where the pages of a collection's entries stand; entries of a collection that is not named here have none. Apart
 * from the definitions, because whatever knows the site's addresses has to be light.
 */
const PLACES: Readonly<Record<string, string>> = {
  posts: '/blog',
  courses: '/portfolio/courses',
};

/** The English path of an entry's own page; an entry without a body has none. */
export function addressOfEntry(name: string, id: string): string | undefined {
  const place = PLACES[name];
  if (place === undefined || !existsSync(`content/${name}/${id}/en.mdx`)) return undefined;
  return `${place}/${id}`;
}

/** The English paths of the pages of all entries. */
export const entryPaths: readonly string[] = Object.keys(PLACES)
  .flatMap((name) =>
    globSync(`content/${name}/*/en.mdx`).map((file) =>
      addressOfEntry(name, basename(dirname(file))),
    ),
  )
  .filter((path) => path !== undefined)
  .sort();
