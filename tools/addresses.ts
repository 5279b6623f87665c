/**
 * `npm run addresses -- old-sitemap.xml`: lists what the built site answers for each address of an old site's sitemap:
 * a page, a redirect (content/redirects.yaml), or nothing. Exits with 1 if an address leads nowhere, and with 2 if the
 * command is invalid.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../contract/nearest.ts';
import { REDIRECTS_FILE, readRedirects } from '../contract/redirects.ts';
import { resolveDestination } from '../server/http/site/destination.ts';
import { CommandError, conclude, type Outcome, outcomeOf } from './outcome.ts';
import { builtPaths, builtSiteDir } from './serve-built.ts';

const USAGE = 'Usage: npm run addresses -- old-sitemap.xml';

if (import.meta.main) conclude(await addresses(process.argv.slice(2), builtSiteDir));

/**
 * Lists the answers for the addresses in a sitemap, or in any file with a URL per line.
 * @param siteDir the folder with the built site
 */
export function addresses([file, ...more]: string[], siteDir: string): Promise<Outcome> {
  return outcomeOf(async () => {
    if (file === undefined || more.length > 0) return { code: 2, stderr: `${USAGE}\n` };
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    if (!existsSync(join(siteDir, 'index.html'))) {
      throw new CommandError('The site isn’t built: run `npm run build` first.');
    }
    const redirects = join(siteDir, REDIRECTS_FILE);
    const find = readRedirects(existsSync(redirects) ? readFileSync(redirects, 'utf8') : '');
    const pages = builtPaths(siteDir);
    const old = addressesIn(readFileSync(file, 'utf8'));
    if (old.length === 0) throw new CommandError(`${file} has no addresses.`);
    let missing = 0;
    const lines = await Promise.all(
      old.map(async (path) => {
        const found = await resolveDestination(
          path,
          async (name) => existsSync(join(siteDir, name)),
          find,
        );
        if (found.kind === 'redirect') {
          return `redirect  ${path} → ${found.path}${found.hash ?? ''}`;
        }
        if (found.kind !== 'nothing') return `page      ${path}`;
        missing += 1;
        return `missing   ${path}${didYouMean(path, pages)}`;
      }),
    );
    return {
      code: missing > 0 ? 1 : 0,
      stdout: `${lines.join('\n')}\n`,
      stderr: missing > 0 ? `${missing} of ${old.length} lead nowhere.\n` : '',
    };
  });
}

/** Returns the different paths of a sitemap, or of a list with a URL per line. */
function addressesIn(text: string): string[] {
  const listed = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => url);
  const urls = listed.length > 0 ? listed : text.split(/\s+/).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).pathname))];
}
