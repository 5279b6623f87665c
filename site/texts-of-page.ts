import { ContentError } from '../contract/content-file.ts';
import { FIRST_LANG } from '../contract/lang.ts';
import { didYouMean } from '../contract/nearest.ts';
import { type EntrySchema, readEntries } from './collections/entries.ts';
import * as collections from './collections/index.ts';
import { writtenTopics } from './collections/topics.ts';
import { fileOfContent } from './content.ts';
import { framePlaces, kitGroupsOf } from './languages-of.ts';
import { pageAt } from './pages-of-content.ts';
import { contentFile, contentPaths } from './routes.ts';

/** Calls a function for every object in a value, at any depth, until it returns false for one. */
function visit(
  value: unknown,
  place: string,
  each: (found: object, place: string) => boolean,
): void {
  if (typeof value !== 'object' || value === null || !each(value, place)) return;
  for (const [key, child] of Object.entries(value)) {
    visit(child, `${place}${place.includes('#') ? '.' : '#'}${key}`, each);
  }
}

/** Returns the place of each text of topics and entries, as in `content/plans/team/entry.yaml#name`. */
function placesOfTexts(): Map<object, string> {
  const places = new Map<object, string>();
  for (const { id, name } of writtenTopics) places.set(name, `content/topics.yaml#${id}.name`);
  const entries = Object.values(collections).flatMap(({ name, schema }) =>
    readEntries<EntrySchema>(name, schema).flatMap(({ id, entry }) =>
      entry ? [{ file: `content/${name}/${id}/entry.yaml`, entry }] : [],
    ),
  );
  const known = new Set<object>(entries.map(({ entry }) => entry));
  for (const { file, entry } of entries) {
    visit(entry, file, (found, place) => {
      if (places.has(found) || (known.has(found) && found !== entry)) return false;
      if (FIRST_LANG in found) places.set(found, place);
      return true;
    });
  }
  return places;
}

/**
 * Returns the places of the texts that a page needs in a language: content files, and fields of some, as in
 * `content/kit.yaml#pricing`.
 * @param page its English path, or its content file
 * @throws ContentError if there is no such page, or with its faults
 */
export function placesOfPage(page: string): string[] {
  const path = page.replace(/^content\/pages|\.yaml$/g, '').replace(/^\/index$/, '/');
  if (!contentPaths.includes(path)) {
    throw new ContentError([
      `${page} is no page of content/pages${didYouMean(path, contentPaths)}`,
    ]);
  }
  const content = pageAt(path);
  const texts = placesOfTexts();
  const ofEntries = new Set<string>();
  visit(content, '', (found) => {
    const place = texts.get(found);
    if (place !== undefined) ofEntries.add(place);
    return place === undefined;
  });
  return [
    contentFile(path),
    ...ofEntries,
    ...kitGroupsOf(content.sections).map((name) => `${fileOfContent('kit')}#${name}`),
    ...framePlaces(),
  ];
}
