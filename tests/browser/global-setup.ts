import { serveBuilt } from '../../tools/serve-built.ts';
import { siteDir } from '../tested-site.ts';

/**
 * Serves the tested site once for all tests. Sets environment variables with its address (`BASE_URL`) and the folder of
 * its database and mails (`SITE_DATA_DIR`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All visitors of the tests together send more than a company expects per minute.
  process.env['LEADS_PER_MINUTE'] ??= '10000';
  const site = await serveBuilt({ siteDir });
  process.env['BASE_URL'] = site.url;
  process.env['SITE_DATA_DIR'] = site.dataDir;
  return site.stop;
}
