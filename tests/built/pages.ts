import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { readContent } from '../../contract/content-file.ts';
import { brand } from '../../site/words/brand.ts';
import { leadsTo, type PageFile, read, siteDir, sitePages } from '../tested-site.ts';

export { counterpart, leadsTo } from '../tested-site.ts';

/** A page as built. */
export interface BuiltPage extends PageFile {
  html: string;
  $: CheerioAPI;
  /** Its anchors that a link can lead to. */
  ids: ReadonlySet<string>;
}

/** The company that runs the site, from its content. */
export const company = readContent('content/brand.yaml', brand);

/** The origin of the built site, as in astro.config.ts. */
export const origin = new URL(process.env['PUBLIC_URL'] ?? company.url).origin;

export const bytesOf = (file: string) => readFileSync(join(siteDir, file));

/** Returns the file that the server sends for a path of this site; undefined if there is none. */
export async function fileAt(path: string): Promise<string | undefined> {
  const found = await leadsTo(path);
  return found.kind === 'page' || found.kind === 'asset' ? found.file : undefined;
}

export function parse(page: PageFile, html: string): BuiltPage {
  const $ = load(html);
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return { ...page, html, $, ids: new Set(ids) };
}

export const pages: readonly BuiltPage[] = sitePages.map((page) => parse(page, read(page.file)));

const pageOf = new Map(pages.map((page) => [page.file, page]));

/** Returns the anchors of a page that a link can lead to; empty for other files. */
export const idsIn = (file: string): ReadonlySet<string> => pageOf.get(file)?.ids ?? new Set();

export const addresses = pages.filter(({ isAddress }) => isAddress);

/** The pages listed for search engines. */
export const listed = pages.filter(({ isListed }) => isListed);

/**
 * Returns the page at a path.
 * @throws Error when there is none
 */
export function pageAt(path: string): BuiltPage {
  const page = addresses.find((each) => each.path === path);
  if (!page) throw new Error(`there is no ${path}`);
  return page;
}

/** Removes whitespace from a text for comparison with a page, where no-break spaces keep Thai words together. */
export const asWritten = (text: string) => text.replace(/\s/g, '');

/** Returns an attribute of all elements of a page that match and have it, in order. */
export const attributesOf = ({ $ }: Pick<BuiltPage, '$'>, selector: string, name: string) =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);

/** Returns the opening tag of an element, for messages. */
export function tagOf({ $ }: BuiltPage, element: Parameters<CheerioAPI>[0]): string {
  return $.html($(element).clone().empty()).replace(/<\/[^>]*>$/, '');
}

/** Returns the things that a page’s JSON-LD (schema.org) describes, at any depth; of one type or of all. */
export function thingsOf({ $ }: BuiltPage, type?: string): Record<string, unknown>[] {
  const within = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return [];
    const found = Object.values(value).flatMap(within);
    const isOne = '@type' in value && (type === undefined || value['@type'] === type);
    return isOne ? [{ ...value }, ...found] : found;
  };
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => within(JSON.parse($(script).text())));
}
