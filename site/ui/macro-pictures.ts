import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { memoize } from '../../contract/memoize.ts';
import { pictureTone, type Tone } from '../../contract/palette.ts';

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

/** A file of a macro picture in the tone of a brand. */
export interface TonedPicture {
  name: string;
  /** The file that it is made from. */
  file: string;
  width: number;
  tone: Tone;
}

/** Returns the files in the tone of the brand, by their source; none if the brand has no colors of its own. */
export const tonedPictures = memoize(
  () => '',
  (): ReadonlyMap<string, TonedPicture> => {
    const tone = pictureTone(readFileSync('site/styles/tokens.css', 'utf8'));
    if (!tone) return new Map();
    const files = MACRO_PICTURES.flatMap((name) =>
      [MACRO_SIZE.width, MACRO_SIZE.width / 2].map((width) => ({
        file: `site/pictures/macro/${name}-${width}.avif`,
        width,
      })),
    );
    return new Map(
      files.map(({ file, width }) => {
        const hash = createHash('sha256').update(readFileSync(file)).update(JSON.stringify(tone));
        const name = `${hash.digest('hex').slice(0, 12)}-${width}.avif`;
        return [file, { name, file, width, tone }];
      }),
    );
  },
);

/**
 * Returns the addresses of a macro picture: `srcSet` with both widths, and `src` as a fallback.
 * @throws Error if there is no picture with this name in both widths
 */
export function macroPicture(name: string): { src: string; srcSet: string } {
  const { width } = MACRO_SIZE;
  const [large, small] = [width, width / 2].map((each) => {
    const toned = tonedPictures().get(`site/pictures/macro/${name}-${each}.avif`);
    return toned ? `/media/${toned.name}` : addresses()[`../pictures/macro/${name}-${each}.avif`];
  });
  if (large === undefined || small === undefined) {
    throw new Error(`site/pictures/macro has no ${name} in both widths.`);
  }
  return { src: large, srcSet: `${small} ${width / 2}w, ${large} ${width}w` };
}
