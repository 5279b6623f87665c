import { addressOfEntry, namedEntries } from '../../collections/addresses.ts';
import { routesOf } from '../languages.ts';

/**
 * Returns the `getStaticPaths` entries for the pages of a collection, in every language in which they have an address.
 * Faulty entries are among them: while developing, their pages show what is wrong.
 */
export const entryPaths = (collection: string) =>
  namedEntries
    .filter((named) => named.startsWith(`${collection}/`))
    .map((named) => named.slice(collection.length + 1))
    .flatMap((id) => {
      const path = addressOfEntry(collection, id) ?? '';
      return routesOf(path).map(({ params, props }) => ({
        params: { ...params, id },
        props: { ...props, path },
      }));
    });
