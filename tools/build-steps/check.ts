/**
 * `npm run check:content`, and the first step of a build: reports the faults in the content, and the contrasts of the
 * brand's colors.
 */
import { readFileSync } from 'node:fs';
import { checkBrandColours } from '../../contract/palette.ts';
import { checkContent } from '../../site/build/check-content.ts';
import { runBuild } from '../build-site.ts';

await runBuild(async () => {
  await checkContent();
  const table = checkBrandColours(readFileSync('site/styles/tokens.css', 'utf8'));
  if (table !== undefined) console.log(table);
  console.log('Checked the content: it has no faults');
});
