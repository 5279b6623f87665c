import { shortestFirst } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { flatten } from '../../contract/menu.ts';
import { content } from '../content.ts';
import { deadLinks } from '../links.ts';
import { address } from '../schema.ts';
import { bodyFile, bodyOf } from './body/body-of.ts';
import type { BodyFault } from './body/parse-body.ts';
import type { Collection } from './define-collection.ts';
import { type EntrySchema, readEntries } from './entries.ts';
import * as collections from './index.ts';
import type { EntryPage } from './pages.ts';

/** The anchors of every address of the site, by its English path; undefined while they cannot be known. */
type Anchors = ReadonlyMap<string, readonly string[] | undefined>;

/** Everything that is wrong with the files of entries, links that lead nowhere among it. */
export const faultsOfEntries = (anchors: Anchors): string[] =>
  Object.values(collections).flatMap((collection) => {
    const { name, schema } = collection as Collection<EntrySchema>;
    return readEntries(name, schema).flatMap(({ written, faults, tell }) =>
      shortestFirst([...faults, ...deadLinks(written, undefined, anchors).map(tell)]),
    );
  });

/** Everything that is wrong with the body of an entry, in every language. */
export const faultsOfBody = (page: EntryPage, anchors: Anchors): string[] =>
  LANGS.flatMap((lang) => {
    const { links, faults } = bodyOf(page, lang);
    const dead = links.flatMap(({ url, line }): BodyFault[] => {
      const message = deadLink(url, page.path, anchors);
      return message === undefined ? [] : [{ line, message }];
    });
    return [...faults, ...dead]
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `${bodyFile(page, lang)}:${line}: ${message}`);
  });

/** What is wrong with a link of a body. A page of the menu that is still to come may be named: it is no link until then. */
function deadLink(url: string, path: string, anchors: Anchors): string | undefined {
  if (/^(?:https:\/\/|mailto:)/.test(url)) return undefined;
  const { error } = address.safeParse(url);
  if (error) return `\`${url}\`: ${error.issues[0]?.message}`;
  const toCome = flatten(content.menu).flatMap((item) => (item.url ? [[item.url, undefined]] : []));
  const all: Anchors = new Map([...(toCome as [string, undefined][]), ...anchors]);
  return deadLinks({ url }, path, all)[0]?.message;
}
