import { entryPages } from '../../collections/pages.ts';
import { inEveryLanguage } from '../languages.ts';

/** Returns the `getStaticPaths` entries for the pages of a collection, in every language. */
export const entryPaths = (collection: string) =>
  entryPages
    .filter((page) => page.collection === collection)
    .flatMap(({ id, path }) =>
      inEveryLanguage().map(({ params, props }) => ({
        params: { ...params, id },
        props: { ...props, path },
      })),
    );
