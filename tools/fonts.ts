/**
 * `npm run fonts`: subsets Anuphan, and IBM Plex Mono for code, to the characters that the site uses, into
 * `site/fonts/`. Run it again after changing Fontsource's packages or the characters below; the results are committed.
 * Both fonts are under the SIL Open Font License, which allows this.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { metricsFont } from './metrics-font.ts';

const SOURCE = 'node_modules/@fontsource-variable/anuphan/files';
const TARGET = 'site/fonts';

/** Returns every character between two code points, inclusive. */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const SUBSETS = [
  {
    name: 'anuphan-latin',
    // The characters of the keyboard, typographic punctuation, and the signs that figures need.
    from: 'latin',
    characters: `${range(0x20, 0x7e)}\u00a0©«®·»×–—‘’“”•…€↑↓−`,
  },
  {
    // Western European letters and quotation marks; only fetched by pages that contain one.
    name: 'anuphan-accents',
    from: 'latin',
    characters: `${range(0xa1, 0xff)}ıŒœ‚„™`,
  },
  {
    name: 'anuphan-thai',
    from: 'thai',
    characters: `${range(0x0e01, 0x0e3a)}${range(0x0e3f, 0x0e5b)}\u25cc`,
  },
  {
    // The characters of the Thai font that prices need in every language.
    name: 'anuphan-baht',
    from: 'thai',
    characters: '฿',
  },
] as const;

await mkdir(TARGET, { recursive: true });
for (const { name, from, characters } of SUBSETS) {
  const font = await subsetFont(
    await readFile(`${SOURCE}/anuphan-${from}-wght-normal.woff2`),
    characters,
    // The weights of the design (design.md, "Type").
    { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } },
  );
  await save(name, font);
  // No fallback font has the widths of Thai letters; see docs/decisions/2026-11-21-fonts.md.
  if (name === 'anuphan-thai') await save('anuphan-metrics', await metricsFont(font));
}

await save(
  'plex-mono',
  await subsetFont(
    await readFile(
      'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    ),
    range(0x20, 0x7e),
    { targetFormat: 'woff2', noLayoutClosure: true },
  ),
);

async function save(name: string, font: Buffer): Promise<void> {
  await writeFile(`${TARGET}/${name}.woff2`, font);
  console.log(`${TARGET}/${name}.woff2: ${font.length} bytes`);
}
