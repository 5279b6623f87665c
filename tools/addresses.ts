/**
 * `npm run addresses`: lists the addresses of pages that content/addresses.lock doesn't have yet, and those that are no
 * longer pages; exits with 1 if there are any. `-- --done` adds them, and writes the redirects that are missing.
 * `-- old-sitemap.xml`: lists what the built site answers for each address of an old site's sitemap: a page, a redirect
 * (content/redirects.yaml), or nothing; exits with 1 if an address leads nowhere. Exits with 2 if the command is invalid.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../contract/nearest.ts';
import { REDIRECTS_FILE, readRedirects } from '../contract/redirects.ts';
import { resolveDestination } from '../server/http/site/destination.ts';
import { ADDRESSES, currentPaths, moved, newPaths, redirectLine } from '../site/moved-addresses.ts';
import { CommandError, conclude, type Outcome, outcomeOf } from './outcome.ts';
import { builtPaths, builtSiteDir } from './serve-built.ts';

const USAGE = 'Usage: npm run addresses -- [--done | old-sitemap.xml]';

const REDIRECTS = 'content/redirects.yaml';

/** The beginning of a new content/addresses.lock. */
const HEAD = `# The addresses that pages have, or had while online: English paths. One that is no longer a page needs a redirect.
# Written by \`npm run addresses -- --done\`.
`;

if (import.meta.main) {
  const [option, ...more] = process.argv.slice(2);
  const isOfContent = more.length === 0 && (option === undefined || option === '--done');
  conclude(
    isOfContent
      ? recordAddresses(option === '--done')
      : await addresses(process.argv.slice(2), builtSiteDir),
  );
}

/** Lists the addresses of the content that are new or no longer pages, or records them. */
function recordAddresses(isDone: boolean): Outcome {
  const lost = [...moved.values()].filter(({ isRedirected }) => !isRedirected);
  const added = newPaths.map((path) => `new       ${path}\n`);
  const gone = lost.map((each) => `moved     ${each.from}: ${redirectLine(each)}\n`);
  const stdout = [...added, ...gone].join('');
  if (stdout === '') return { code: 0, stdout, stderr: '' };
  if (!isDone) {
    const stderr = 'Note them, and write the redirects: npm run addresses -- --done\n';
    return { code: 1, stdout, stderr };
  }
  const noted = [...moved.keys(), ...currentPaths].sort();
  writeFileSync(ADDRESSES, `${HEAD}${noted.join('\n')}\n`);
  if (lost.length > 0) {
    const written = readFileSync(REDIRECTS, 'utf8').replace(/^\[\]\n/m, '');
    writeFileSync(REDIRECTS, `${written}${lost.map((each) => `${redirectLine(each)}\n`).join('')}`);
  }
  const stderr = lost.length > 0 ? `Look at where the new lines of ${REDIRECTS} lead.\n` : '';
  return { code: 0, stdout, stderr };
}

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
