/**
 * `npm run build`: builds the site next to the one in `dist/`, and replaces that one when it is done
 * (docs/decisions/2026-11-22-builds.md).
 */
import { resolve } from 'node:path';
import { buildSite, runBuild } from './build-site.ts';
import { endOnSignals } from './end-on-signals.ts';
import { buildAndSwap } from './swap.ts';

endOnSignals();
await runBuild(async () => {
  await buildAndSwap(resolve(import.meta.dirname, '../dist'), (folder) => buildSite(folder));
  console.log('The site is in dist/');
});
