import { serveBuilt } from '../../tools/serve-built.ts';

/**
 * Serves the built site once for all tests. Tells them by environment where it is (`BASE_URL`), where its
 * database and its mails are (`SITE_DATA_DIR`), and which pages it has (`SITE_PATHS`): those of its
 * sitemap, so that a coming page is tested unasked.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All visitors of the tests together write more than a company expects within a minute.
  process.env['LEADS_PER_MINUTE'] ??= '10000';
  const site = await serveBuilt();
  const response = await fetch(`${site.url}/sitemap.xml`);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (addresses.length === 0) {
    await site.stop();
    throw new Error('The sitemap names no page.');
  }
  process.env['BASE_URL'] = site.url;
  process.env['SITE_DATA_DIR'] = site.dataDir;
  process.env['SITE_PATHS'] = addresses
    .map(([, address = '']) => new URL(address).pathname)
    .join(' ');
  return site.stop;
}
