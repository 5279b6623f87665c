import { readContent } from '../contract/content-file.ts';
import { type Page, page } from './page.ts';
import { contentFile, contentPaths } from './routes.ts';

/**
 * The pages that are made of content, by their English path: each is a file of `content/pages`. Apart from
 * `content.ts`, because a page's schema knows every section, and sections read their words from there.
 */
export const pages: Readonly<Record<string, Page>> = Object.fromEntries(
  contentPaths.map((path) => [path, readContent(contentFile(path), page)]),
);
