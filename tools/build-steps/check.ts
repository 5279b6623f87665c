/**
 * `npm run check:content [-- --table]`, and the first step of a build: reports the faults in the content. Of the
 * contrasts of the brand's colors it prints one line; all of them when they have changed, or with `--table`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ContentError } from '../../contract/content-file.ts';
import { checkBrandColours } from '../../contract/palette.ts';
import { runBuild } from '../build-site.ts';
import { importFromSite } from '../import-from-site.ts';

/** The contrasts that were printed last. */
const PRINTED = '.cache/contrasts.txt';

await runBuild(async () => {
  const { faults, notes } = await importFromSite<typeof import('../../site/faults-of-content.ts')>(
    './site/faults-of-content.ts',
  );
  if (faults.length > 0) throw new ContentError(faults);
  for (const note of notes) console.log(note);
  const contrasts = checkBrandColours(readFileSync('site/styles/tokens.css', 'utf8'));
  if (contrasts) {
    const { table, summary } = contrasts;
    const isNew = !existsSync(PRINTED) || readFileSync(PRINTED, 'utf8') !== table;
    console.log(isNew || process.argv.includes('--table') ? table : summary);
    if (isNew) {
      mkdirSync(dirname(PRINTED), { recursive: true });
      writeFileSync(PRINTED, table);
    }
  }
  console.log('Checked the content: it has no faults');
});
