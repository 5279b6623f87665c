import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveBuilt } from '../../tools/serve-built.ts';

const buildKit = resolve(import.meta.dirname, '../../tools/build-kit.ts');

/**
 * Builds the site with its kit and serves it once for all tests. `KIT_DIR` names one that is built already.
 * Tells them by environment where it is (`BASE_URL`), where its data are (`SITE_DATA_DIR`), and which pages the kit
 * has (`SITE_PATHS`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const built = process.env['KIT_DIR'];
  const folder = built ?? mkdtempSync(join(tmpdir(), 'lailoom-kit-'));
  if (built === undefined) {
    execFileSync(process.execPath, [buildKit, folder], { stdio: 'inherit' });
  }
  process.env['LEADS_PER_MINUTE'] ??= '10000';
  const site = await serveBuilt({ siteDir: folder });
  process.env['BASE_URL'] = site.url;
  process.env['SITE_DATA_DIR'] = site.dataDir;
  process.env['SITE_PATHS'] = globSync('{,th/}kit/**/*.html', { cwd: folder })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort()
    .join(' ');
  return async () => {
    await site.stop();
    if (built === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
