import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type Lang, langOfPath, localizedPath } from '../contract/lang.ts';
import { resolveDestination } from '../server/http/site/destination.ts';

const root = resolve(import.meta.dirname, '..');
const { SITE_DIR = 'dist-kit' } = process.env;

/** The folder of the tested site: `SITE_DIR`, or the output of `npm run build:kit`. */
export const siteDir = resolve(root, SITE_DIR);

/** A built page. */
export interface PageFile {
  /** Relative to the site’s folder: `th/index.html`. */
  file: string;
  /** Its address: `/th/`. */
  path: string;
  lang: Lang;
  /** Whether the server sends it for its own path; the others are error pages. */
  isAddress: boolean;
  /**
   * Whether search engines and other sites may show it: it has an address, is not marked noindex, and names no other
   * page as canonical.
   */
  isListed: boolean;
  /** Whether it belongs to the account area, which redirects visitors who are not signed in. */
  needsSession: boolean;
}

/** Returns the content of a text file of the tested site. */
export const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');

/** Whether the tested site has a file. */
export const has = async (file: string) => existsSync(join(siteDir, file));

/** Returns the server’s response to a path of this site. */
export const leadsTo = (path: string) => resolveDestination(path, has);

async function pageFile(file: string): Promise<PageFile> {
  const path = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  const isAddress = (await leadsTo(path)).kind === 'page';
  const html = read(file);
  const isLeftOut = /<meta name="robots" content="[^"]*\bnoindex\b/.test(html);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const isAnotherView = URL.canParse(canonical) && new URL(canonical).pathname !== path;
  const isListed = isAddress && !isLeftOut && !isAnotherView;
  const needsSession = html.includes('class="area-nav"');
  return { file, path, lang: langOfPath(path), isAddress, isListed, needsSession };
}

const files = globSync('**/*.html', { cwd: siteDir }).map((file) => file.replaceAll(sep, '/'));
if (files.length === 0) {
  throw new Error(`No page in ${siteDir}: run \`npm run build:kit\` first.`);
}
const all = await Promise.all(files.sort().map(pageFile));

/** The English path of a page, whatever its language: `/about/v1` for `/th/about/v1`. */
export const englishPath = (path: string) =>
  langOfPath(path) === 'th' ? path.slice('/th'.length) : path;

/** A page's path in another language. */
export const counterpart = (path: string, lang: Lang) => localizedPath(lang, englishPath(path));

const isOfKit = ({ path }: PageFile) => /^\/kit(\/|$)/.test(englishPath(path));

/** The pages of the site itself, including new ones. */
export const sitePages: readonly PageFile[] = all.filter((page) => !isOfKit(page));

/** The pages of the kit, which only the tested site has beside them. */
export const kitPages: readonly PageFile[] = all.filter(isOfKit);
