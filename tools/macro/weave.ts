import { weaveCells } from '../../contract/loom/cells.ts';
import { DYES, type Weave } from '../../contract/loom/weave.ts';
import { colour } from '../../site/ui/tokens.ts';

/** The shades of each dye, from deep to pale, as the style sheet has them; the bare ground is ebony. */
const dyes = Object.fromEntries(
  DYES.map((dye) => [
    dye,
    dye === 'ground'
      ? [colour('ebony'), colour('ebony'), colour('ebony')]
      : [`dye-${dye}-deep`, `dye-${dye}`, `dye-${dye}-pale`].map((name) => colour(name)),
  ]),
);

/** A cloth as the scene in Blender reads it (dyes.py): its cells row by row, each a dye with its shade, or bare. */
export function weaveFile(cloth: Weave): string {
  const cells = weaveCells(cloth).map((cell) => cell && [cell.dye, cell.shade]);
  return JSON.stringify({ size: cloth.size, dyes, cells });
}
