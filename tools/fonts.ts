/**
 * `npm run fonts`: cuts the fonts of `content/brand.yaml` to the characters that the site uses, into `site/fonts/`, and
 * measures them. Run it again after changing the fonts, Fontsource's packages or the characters; the results are
 * committed. It writes nothing when a font is missing or lacks something; then it exits with 1.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { checkContent } from '../contract/content-file.ts';
import {
  type CutFont,
  type CutFonts,
  FONTS_FOLDER,
  type FontRole,
  fontFile,
  SUBSETS,
  type Subset,
} from '../site/ui/fonts.ts';
import { readFont } from '../site/ui/read-font.ts';
import { brandFonts } from '../site/words/brand.ts';
import { fallbackMetrics } from './fonts/fallback.ts';
import { metricsFont } from './fonts/metrics-font.ts';
import { type FontSource, findFont } from './fonts/source.ts';
import { CommandError, exitWith, outcomeOf } from './outcome.ts';

exitWith(
  await outcomeOf(async () => {
    const sources = findFonts();
    const files = await cut(sources);
    rmSync(FONTS_FOLDER, { recursive: true, force: true });
    mkdirSync(FONTS_FOLDER);
    for (const [name, bytes] of files) writeFileSync(join(FONTS_FOLDER, name), bytes);
    const sizes = [...files].map(([name, bytes]) => `${name}: ${bytes.length} bytes`);
    return { stdout: `${sizes.join('\n')}\n` };
  }),
);

type Sources = Record<FontRole, FontSource>;

/**
 * Finds the fonts of the brand among the installed packages.
 * @throws CommandError naming each that is missing or can't be used
 */
function findFonts(): Sources {
  const { content, faults, formatFault } = checkContent(
    'content/brand.yaml',
    z.looseObject({ fonts: brandFonts }),
  );
  if (!content) throw new CommandError(faults.join('\n'));
  const roles = Object.keys(content.fonts) as FontRole[];
  const found = roles.map((role) => [role, findFont(content.fonts[role], role)] as const);
  const wrong = found.flatMap(([role, font]) =>
    typeof font === 'string' ? formatFault({ path: ['fonts', role], message: font }) : [],
  );
  if (wrong.length > 0) throw new CommandError(wrong.join('\n'));
  return Object.fromEntries(found) as Sources;
}

/** Returns the files of the fonts' folder by name. */
async function cut(sources: Sources): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const subset of Object.keys(SUBSETS) as Subset[]) {
    const { role, characters } = SUBSETS[subset];
    const { weights, read } = sources[role];
    for (const weight of weights) {
      const [min = 0, max = min] = weight.split(' ').map(Number);
      const font = await subsetFont(read(weight), characters, {
        targetFormat: 'woff2',
        ...(sources[role].isVariable ? { variationAxes: { wght: { min, max } } } : {}),
        noLayoutClosure: role === 'code',
      });
      files.set(fontFile(subset, weight), font);
      // No fallback font has the widths of Thai letters; see docs/decisions/2026-11-21-fonts.md.
      if (subset === 'thai') files.set(fontFile('metrics', weight), await metricsFont(font));
    }
  }
  const fonts = Object.fromEntries(
    Object.entries(sources).map(([role, { name, family, weights }]) => [
      role,
      { name, family, weights } satisfies CutFont,
    ]),
  ) as CutFonts['fonts'];
  const fileOf = (subset: Subset, weight: string | undefined) =>
    files.get(fontFile(subset, weight ?? '')) ?? Buffer.alloc(0);
  const results: CutFonts = {
    fonts,
    ...fallbackMetrics({
      regular: await readFont(fileOf('latin', fonts.latin.weights[0]), 400),
      medium: await readFont(fileOf('latin', fonts.latin.weights[0]), 500),
      bold: await readFont(fileOf('latin', fonts.latin.weights.at(-1)), 600),
      code: await readFont(fileOf('code', fonts.code.weights[0]), 400),
    }),
  };
  return files.set('fonts.json', Buffer.from(`${JSON.stringify(results, null, 2)}\n`));
}
