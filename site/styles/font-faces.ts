import type { Lang } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import {
  type CutFonts,
  FALLBACK_PARTS,
  type FallbackPart,
  FONTS_FOLDER,
  fontFile,
  readCutFonts,
  SUBSETS,
  type Subset,
} from '../ui/fonts.ts';

/** The addresses of the fonts by the name of their file; of the metrics fonts, their data. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...import.meta.glob<string>(['../fonts/*.woff2', '!../fonts/metrics*'], {
      query: '?url',
      import: 'default',
      eager: true,
    }),
    ...import.meta.glob<string>('../fonts/metrics*.woff2', {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  }).map(([path, address]) => [path.replace('../fonts/', ''), address]),
);

function addressOf(file: string): string {
  const address = ADDRESSES.get(file);
  if (address === undefined) throw new Error(`${FONTS_FOLDER} has no ${file}: run npm run fonts`);
  return address;
}

/** The names of the families in style sheets, which are the same for every brand. */
const FAMILIES: Record<Subset | 'metrics', string> = {
  accents: 'Brand',
  latin: 'Brand',
  thai: 'Brand Thai',
  metrics: 'Brand metrics',
  baht: 'Brand baht',
  code: 'Brand code',
};

/** Quotation marks of languages other than English and Thai. */
const LOW_QUOTES = '‚„';

/** Returns the value of `unicode-range` for some characters. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((ends) => [...new Set(ends)].map((code) => code.toString(16).toUpperCase()).join('-'))
    .map((each) => `U+${each}`)
    .join();
}

const ARIAL = 'src:local(Arial),local(Liberation Sans),local(Arimo)';
const ARIAL_BOLD = 'src:local(Arial Bold),local(Liberation Sans Bold),local(Arimo Bold)';

/** Returns the rules of a system font that is stretched to the widths and heights of ours, part by part. */
const fallbackFaces = (source: string, parts: CutFonts['fallback']['regular']) =>
  Object.entries(parts).map(([part, { size, ascent, descent }]) => {
    const characters = FALLBACK_PARTS[part as FallbackPart];
    const range = characters && `;unicode-range:${unicodeRange(characters)}`;
    return `@font-face{font-family:Brand fallback;${source};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${range}}`;
  });

/**
 * Returns the `@font-face` rules of a page. `fonts.css` says which page uses which family.
 * @param count the number of the page's languages
 * @param cut the fonts that were cut
 * @param address returns the address of a file of theirs
 */
export function fontFaces(
  lang: Lang,
  count: number,
  { fonts, fallback, codeSize }: CutFonts = readCutFonts(),
  address = addressOf,
): string {
  /** Returns the rules of a set of characters, one per file. */
  const faces = (
    subset: Subset,
    characters: string = SUBSETS[subset].characters,
    family: keyof typeof FAMILIES = subset,
  ) =>
    fonts[SUBSETS[subset].role].weights.map((weight) => {
      // The data of the metrics font is in the rule itself.
      const display = family === 'metrics' ? '' : 'font-display:swap;';
      return `@font-face{font-family:${FAMILIES[family]};src:url(${address(fontFile(family, weight))})format("woff2");font-weight:${weight};${display}unicode-range:${unicodeRange(characters)}}`;
    });
  const codeAdjust = codeSize === 100 ? '' : `;size-adjust:${codeSize}%`;
  return [
    // The Latin rule provides the characters that both have.
    ...faces('accents', SUBSETS.accents.characters.replace(LOW_QUOTES, '')),
    ...faces('latin'),
    ...faces('thai'),
    ...faces('baht'),
    // The fallback until the font is loaded, so that nothing shifts.
    ...fallbackFaces(`${ARIAL};font-weight:100 400`, fallback.regular),
    ...fallbackFaces(`${ARIAL};font-weight:500`, fallback.medium),
    ...fallbackFaces(`${ARIAL_BOLD};font-weight:600 700`, fallback.bold),
    ...faces('code'),
    `@font-face{font-family:Brand code fallback;src:local(Menlo),local(Liberation Mono),local(DejaVu Sans Mono),local(Courier New)${codeAdjust}}`,
    ...(LANGUAGES[lang].font === 'thai' ? faces('thai', SUBSETS.thai.characters, 'metrics') : []),
    ...(count > 2 ? faces('accents', LOW_QUOTES) : []),
  ].join('');
}

/** Returns the addresses of the fonts that a page needs: that of its own script, then Latin for its figures and names. */
export function fontAddresses(lang: Lang): string[] {
  return [...new Set([LANGUAGES[lang].font, 'latin' as const])].flatMap((font) =>
    readCutFonts().fonts[font].weights.map((weight) => addressOf(fontFile(font, weight))),
  );
}
