import { checkBodies, type EntryPage, entryPages } from '../../collections/pages.ts';
import { inEveryLanguage } from '../languages.ts';

/**
 * The paths of a route for the pages of a collection's entries, in every language.
 * @throws ContentError with everything that is wrong with the body of any entry
 */
export function entryPaths(collection: string) {
  checkBodies();
  return entryPages
    .filter((page) => page.collection === collection)
    .flatMap((page) =>
      inEveryLanguage().map(({ params, props }) => ({
        params: { ...params, id: page.id },
        props: { ...props, page } satisfies { page: EntryPage },
      })),
    );
}
