import { shortestFirst } from '../../contract/content-file.ts';
import { FINISHED_LANGS } from '../../contract/languages.ts';
import { content } from '../content.ts';
import { deadLinks } from '../links.ts';
import { address } from '../schema.ts';
import { flatten } from '../words/menu.ts';
import { addressOfEntry } from './addresses.ts';
import { bodyFile, bodyOf } from './body/body-of.ts';
import type { Body, BodyFault } from './body/parse-body.ts';
import type { Collection } from './define-collection.ts';
import { type EntrySchema, readEntries } from './entries.ts';
import * as collections from './index.ts';
import type { EntryPage } from './pages.ts';

/** The anchors of every address of the site by English path; undefined if they cannot be known. */
type Anchors = ReadonlyMap<string, readonly string[] | undefined>;

/** Returns the faults in the file of each entry, including broken links, with the English path of its page. */
export const faultsOfEntries = (
  anchors: Anchors,
): { path: string | undefined; faults: string[] }[] =>
  Object.values(collections).flatMap((collection) => {
    const { name, schema } = collection as Collection<EntrySchema>;
    return readEntries(name, schema).map(({ id, written, faults, formatFault }) => {
      const links = deadLinks(written, undefined, anchors).map(formatFault);
      return { path: addressOfEntry(name, id), faults: shortestFirst([...faults, ...links]) };
    });
  });

export const faultsOfBody = (page: EntryPage, anchors: Anchors): string[] =>
  FINISHED_LANGS.flatMap((lang) => {
    const { links, faults } = bodyOf(page, lang);
    return [...faults, ...deadLinksOf(links, page.path, anchors)]
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `${bodyFile(page, lang)}:${line}: (the body): ${message}`);
  });

/**
 * Returns the faults of a body's links. A menu page that does not exist yet may be linked to: until it exists, the link
 * is shown as plain text.
 * @param path the English path of the page with the body
 */
export function deadLinksOf(links: Body['links'], path: string, anchors: Anchors): BodyFault[] {
  const futureLinks = flatten(content.menu).flatMap(({ url }) =>
    url ? [[url, undefined] as const] : [],
  );
  const known: Anchors = new Map([...futureLinks, ...anchors]);
  return links.flatMap(({ url, line }): BodyFault[] => {
    if (/^(?:https:\/\/|mailto:)/.test(url)) return [];
    if (!address.safeParse(url).success) {
      const message = `\`${url}\` is no link: write https://… or an English path, as in /pages/pricing`;
      return [{ line, message }];
    }
    return deadLinks({ url }, path, known).map(({ message }) => ({ line, message }));
  });
}
