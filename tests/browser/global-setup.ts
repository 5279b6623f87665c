import { serveBuilt } from '../../tools/serve-built.ts';
import { siteDir } from '../tested-site.ts';

/**
 * Serves the tested site once for all tests. Tells them by environment where it is (`BASE_URL`) and where its database
 * and its mails are (`SITE_DATA_DIR`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All visitors of the tests together write more than a company expects within a minute.
  process.env['LEADS_PER_MINUTE'] ??= '10000';
  const site = await serveBuilt({ siteDir });
  process.env['BASE_URL'] = site.url;
  process.env['SITE_DATA_DIR'] = site.dataDir;
  return site.stop;
}
