/**
 * `npm run fonts`: cuts Anuphan, and IBM Plex Mono for code, down to what the site sets in type, into
 * `site/fonts/`. To be run again when Fontsource's packages or the characters below change; the results are
 * kept in the repository. Both are under the SIL Open Font License, which allows it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { metricsFont } from './metrics-font.ts';

const SOURCE = 'node_modules/@fontsource-variable/anuphan/files';
const TARGET = 'site/fonts';

/** Every character from one code point to another, both included. */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const SUBSETS = [
  {
    name: 'anuphan-latin',
    // The keyboard's characters, and the punctuation of good typesetting.
    from: 'latin',
    characters: `${range(0x20, 0x7e)}\u00a0©«®·»×–—‘’“”•…€`,
  },
  {
    // The letters of Western Europe, for names; fetched only by a page that has one.
    name: 'anuphan-accents',
    from: 'latin',
    characters: `${range(0xa1, 0xff)}ıŒœ™↑↓−`,
  },
  {
    name: 'anuphan-thai',
    from: 'thai',
    characters: `${range(0x0e01, 0x0e3a)}${range(0x0e3f, 0x0e5b)}\u25cc`,
  },
  {
    // Of the Thai font, what prices need in every language.
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
  // No fallback has the widths of Thai letters; see docs/decisions/2026-11-21-fonts.md.
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
