import { globSync } from 'node:fs';

/** The size of every macro picture. Each also exists at half that size. */
export const MACRO_SIZE = { width: 1600, height: 900 } as const;

/** The names of the macro pictures: the files in `site/pictures/macro` (docs/macro-pictures.md). */
export const MACRO_PICTURES: readonly string[] = globSync('site/pictures/macro/*-1600.avif')
  .flatMap((file) => /([a-z-]+)-1600\.avif$/.exec(file)?.[1] ?? [])
  .sort();

/**
 * Returns the address of each file by its path. It is a function, so that modules that only read the names work without
 * Vite.
 */
const addresses = () =>
  import.meta.glob<string>('../pictures/macro/*.avif', {
    query: '?url',
    import: 'default',
    eager: true,
  });

/**
 * Returns the addresses of a macro picture: `srcSet` with both widths, and `src` as a fallback.
 * @throws Error if there is no picture with this name in both widths
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
