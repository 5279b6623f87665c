import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { brand } from '../../contract/brand.ts';
import { readContent } from '../../contract/content-file.ts';
import { type Lang, langOfPath, pathIn } from '../../contract/lang.ts';
import { destination } from '../../server/site/destination.ts';
import { builtSiteDir } from '../../tools/serve-built.ts';

/** A page as the build has left it. */
export interface BuiltPage {
  /** From the site's folder: `th/index.html`. */
  file: string;
  /** Where it stands: `/th/`. */
  path: string;
  lang: Lang;
  /** Whether the server gives it to whoever asks for its path; the others answer when something is wrong. */
  isAddress: boolean;
  /** Whether it is for search engines and other sites to show: it has an address, and is not left out. */
  isListed: boolean;
  html: string;
  $: CheerioAPI;
}

/** Who runs the site, as its content says. */
export const company = readContent('content/brand.yaml', brand);

/** Where the site was built to stand, as in astro.config.ts. */
export const origin = new URL(process.env['PUBLIC_URL'] ?? company.url).origin;

/** Whether the built site has a file. */
export const has = async (file: string) => existsSync(join(builtSiteDir, file));

/** What is in a file of the built site. */
export const bytesOf = (file: string) => readFileSync(join(builtSiteDir, file));

/** What the server does with a path of this site. */
export const leadsTo = (path: string) => destination(path, has);

/** The file that the server sends for a path of this site; undefined when it sends none. */
export async function fileAt(path: string): Promise<string | undefined> {
  const found = await leadsTo(path);
  return found.kind === 'page' || found.kind === 'asset' ? found.file : undefined;
}

/** A page's path in another language: `/th/about/v1` is `/about/v1` in English. */
export const counterpart = (path: string, lang: Lang) =>
  pathIn(lang, langOfPath(path) === 'th' ? path.slice('/th'.length) : path);

const pathOfFile = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

async function read(file: string): Promise<BuiltPage> {
  const path = pathOfFile(file);
  const html = bytesOf(file).toString('utf8');
  const $ = load(html);
  const isAddress = (await leadsTo(path)).kind === 'page';
  const isLeftOut = /\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? '');
  return {
    file,
    path,
    lang: langOfPath(path),
    isAddress,
    isListed: isAddress && !isLeftOut,
    html,
    $,
  };
}

const files = globSync('**/*.html', { cwd: builtSiteDir }).map((file) => file.replaceAll(sep, '/'));
if (files.length === 0) throw new Error(`No page in ${builtSiteDir}: run \`npm run build\` first.`);

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = await Promise.all(files.sort().map(read));

/** The pages that have an address. */
export const addresses = pages.filter(({ isAddress }) => isAddress);

/** Those of them that are to be found. */
export const listed = pages.filter(({ isListed }) => isListed);

/** The opening tag of an element, to name it in a failure. */
export function tagOf({ $ }: BuiltPage, element: Parameters<CheerioAPI>[0]): string {
  return $.html($(element).clone().empty()).replace(/<\/[^>]*>$/, '');
}
