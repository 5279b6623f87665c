import { globSync } from 'node:fs';

/** How large every macro picture is; each is there at half that size, too. */
export const MACRO_SIZE = { width: 1600, height: 900 } as const;

/** The names of the macro pictures: the files in `site/pictures/macro` (docs/macro-pictures.md). */
export const MACRO_PICTURES: readonly string[] = globSync('site/pictures/macro/*-1600.avif')
  .flatMap((file) => /([a-z-]+)-1600\.avif$/.exec(file)?.[1] ?? [])
  .sort();

/** The address at which each file is served, by its path. A function: what reads no more than names may be without Vite. */
const addresses = () =>
  import.meta.glob<string>('../pictures/macro/*.avif', {
    query: '?url',
    import: 'default',
    eager: true,
  });

/**
 * Where a macro picture is fetched from: `src` for browsers that know nothing else, and `srcSet` with both widths.
 * @throws when there is no picture of this name in both widths
 */
export function macroPicture(name: string): { src: string; srcSet: string } {
  const { width } = MACRO_SIZE;
  const [large, small] = [width, width / 2].map(
    (each) => addresses()[`../pictures/macro/${name}-${each}.avif`],
  );
  if (large === undefined || small === undefined) {
    throw new Error(`site/pictures/macro has no ${name} in both widths.`);
  }
  return { src: large, srcSet: `${small} ${width / 2}w, ${large} ${width}w` };
}
