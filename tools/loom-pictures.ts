/** `npm run loom-pictures`: draws the pictures of docs/loom.md, the weave of each family. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readContent } from '../contract/content-file.ts';
import { CELL } from '../site/ui/loom/cells.ts';
import { drawCloth } from '../site/ui/loom/image.ts';
import { STRUCTURES } from '../site/ui/loom/weave.ts';
import { colour } from '../site/ui/tokens.ts';
import { families } from '../site/words/families.ts';

const folder = resolve(import.meta.dirname, '../docs/loom');
await mkdir(folder, { recursive: true });
const all = readContent('content/families.yaml', families);
for (const structure of STRUCTURES) {
  const cloth = drawCloth(all[structure], {
    x: CELL.width,
    y: CELL.height,
    gapX: 1,
    gapY: 2,
  });
  const file = join(folder, `${structure}.png`);
  await cloth
    .flatten({ background: colour('ebony') })
    .png({ palette: true })
    .toFile(file);
  console.log(file);
}
