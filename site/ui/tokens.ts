import { readFileSync } from 'node:fs';
import { coloursIn } from '../../contract/colours.ts';

/**
 * A colour of `site/styles/tokens.css`, for what no style sheet reaches: pictures, icons, manifests. At build only.
 * @param name as in the sheet, without `--color-`
 * @param theme which of its two values; colours with one value ignore it
 * @throws when the sheet has no such colour
 */
export const colour = coloursIn(readFileSync('site/styles/tokens.css', 'utf8'));
