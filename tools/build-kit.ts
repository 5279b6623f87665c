/**
 * `npm run build:kit -- [folder]`: writes the site with the pages of the kit (`/kit`) to `dist-kit/`, for tests and
 * screenshots of the kit: `SITE_DIR=dist-kit npm run shots -- /kit/pricing`.
 */
import { resolve } from 'node:path';
import { buildSite, runBuild } from './build-site.ts';
import { endOnSignals } from './end-on-signals.ts';

const [folder = 'dist-kit'] = process.argv.slice(2);

// Read by astro.config.ts.
process.env['KIT'] = '1';

endOnSignals();
await runBuild(async () => {
  await buildSite(resolve(import.meta.dirname, '..', folder));
  console.log(`The site with its kit is in ${folder}`);
});
