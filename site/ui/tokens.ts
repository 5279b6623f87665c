import { readFileSync } from 'node:fs';
import { coloursIn } from '../../contract/colours.ts';
import { inBrandColours } from '../../contract/palette.ts';

/**
 * Returns a color of `site/styles/tokens.css` in the brand's colors, for images, icons and manifests, which style sheets don't apply to. At
 * build time only.
 * @param name as in the style sheet, without `--color-`
 * @param theme selects one of its two values; colors with one value ignore it
 * @throws Error if the style sheet has no such color
 */
export const colour = coloursIn(inBrandColours(readFileSync('site/styles/tokens.css', 'utf8')));
