/**
 * `npm run addresses`: lists the addresses of pages that content/addresses.lock doesn't have yet, and those that are no
 * longer pages; exits with 1 if there are any. `-- --done` adds them, and writes the redirects that are missing.
 * `-- old-sitemap.xml`: lists what the site answers for each address of an old site's sitemap: a page (of the last
 * build), a redirect (of content/redirects.yaml), or nothing; exits with 1 if an address leads nowhere.
 * `-- --missed [days]`: lists the addresses that visitors asked for and the built site still doesn't have, with the
 * redirect to add, from the database that the environment names. Exits with 2 if the command is invalid.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANG, langOfPath, withoutLang } from '../contract/lang.ts';
import { didYouMean, nearest } from '../contract/nearest.ts';
import { decoded, REDIRECTS_FILE, readRedirects, redirectLine } from '../contract/redirects.ts';
import { readConfig } from '../server/config.ts';
import { resolveDestination } from '../server/http/site/destination.ts';
import { openExistingStore } from '../server/store/database.ts';
import { readMissedAddresses } from '../server/store/missed-addresses.ts';
import { CommandError, exitWith, type Outcome, outcomeOf } from './outcome.ts';
import { builtPaths, builtSiteDir } from './serve-built.ts';

const USAGE =
  'Usage: npm run addresses -- [--done | --missed [days, 30 unless told] | old-sitemap.xml]';

const REDIRECTS = 'content/redirects.yaml';

/** The beginning of a new content/addresses.lock. */
const HEAD = `# The addresses that pages have, or had while online: English paths. One that is no longer a page needs a redirect.
# Written by \`npm run addresses -- --done\`.
`;

if (import.meta.main) exitWith(await run(process.argv.slice(2)));

async function run([option, ...more]: string[]): Promise<Outcome> {
  if (option === '--missed') return listMissed(more, process.env, builtSiteDir);
  if (more.length === 0 && (option === undefined || option === '--done')) {
    return recordAddresses(option === '--done');
  }
  const { redirectsFile } = await import('../site/words/redirects.ts');
  return addresses([option ?? '', ...more], builtSiteDir, redirectsFile());
}

/** Lists the addresses of the content that are new or no longer pages, or records them. */
async function recordAddresses(isDone: boolean): Promise<Outcome> {
  // The container of the server has no site, and --missed runs there.
  const { ADDRESSES, currentPaths, moved, newPaths } = await import('../site/moved-addresses.ts');
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
 * @param redirects the redirects to use in place of those of the built site
 */
export function addresses([file, ...more]: string[], siteDir: string, redirects?: string) {
  return outcomeOf(async () => {
    if (file === undefined || more.length > 0) return { code: 2, stderr: `${USAGE}\n` };
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const resolve = resolverOf(siteDir, redirects);
    const pages = builtPaths(siteDir);
    const old = addressesIn(readFileSync(file, 'utf8'));
    if (old.length === 0) throw new CommandError(`${file} has no addresses.`);
    let missing = 0;
    const lines = await Promise.all(
      old.map(async (path) => {
        const found = await resolve(path);
        const shown = decoded(path);
        if (found.kind === 'redirect') {
          return `redirect  ${shown} → ${decoded(found.path)}${found.hash ?? ''}`;
        }
        if (found.kind !== 'nothing') return `page      ${shown}`;
        missing += 1;
        return `missing   ${shown}${didYouMean(shown, pages)}`;
      }),
    );
    return {
      code: missing > 0 ? 1 : 0,
      stdout: `${lines.join('\n')}\n`,
      stderr: missing > 0 ? `${missing} of ${old.length} lead nowhere.\n` : '',
    };
  });
}

/**
 * Lists the addresses that visitors asked for in the last days and that lead nowhere, the most frequent first.
 * @param siteDir the folder with the built site
 */
export function listMissed(
  [days = '30', ...more]: string[],
  env: NodeJS.ProcessEnv,
  siteDir: string,
) {
  return outcomeOf(async () => {
    if (!/^[1-9]\d?$/.test(days) || more.length > 0) return { code: 2, stderr: `${USAGE}\n` };
    const resolve = resolverOf(siteDir);
    const pages = builtPaths(siteDir).filter((path) => langOfPath(path) === FIRST_LANG);
    await using store = await openExistingStore(readConfig(env));
    const all = await readMissedAddresses(store, Number(days));
    const lines = await Promise.all(
      all.map(async ({ path, count, lastDay }) => {
        if ((await resolve(encodeURI(path))).kind !== 'nothing') return '';
        // A line without a language's prefix holds in every language.
        const from = withoutLang(path);
        const line = redirectLine({ from, to: nearest(from, pages) ?? '/' });
        return `${String(count).padStart(6)}  ${lastDay}  ${line}\n`;
      }),
    );
    const stdout = lines.join('');
    return stdout === ''
      ? { stderr: `No address that leads nowhere is on record for the last ${days} days.\n` }
      : { stdout };
  });
}

/**
 * Returns a function that resolves a path of a built site as the server does.
 * @param redirects the redirects to use in place of those of the built site
 * @throws CommandError if the site isn't built
 */
function resolverOf(siteDir: string, redirects?: string) {
  if (!existsSync(join(siteDir, 'index.html'))) {
    throw new CommandError('The site isn’t built: run `npm run build` first.');
  }
  const built = join(siteDir, REDIRECTS_FILE);
  const find = readRedirects(redirects ?? (existsSync(built) ? readFileSync(built, 'utf8') : ''));
  return (path: string) =>
    resolveDestination(path, async (name) => existsSync(join(siteDir, name)), find);
}

/** Returns the different paths of a sitemap, or of a list with a URL per line. */
function addressesIn(text: string): string[] {
  const listed = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => url);
  const urls = listed.length > 0 ? listed : text.split(/\s+/).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).pathname))];
}
