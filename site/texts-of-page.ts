import { ContentError } from '../contract/content-file.ts';
import { FIRST_LANG, type Lang } from '../contract/lang.ts';
import { DRAFT_LANGS, languageName } from '../contract/languages.ts';
import { memoize } from '../contract/memoize.ts';
import { didYouMean } from '../contract/nearest.ts';
import { allTranslations, isIn, type Missing } from './build/translations.ts';
import { type EntrySchema, readEntries } from './collections/entries.ts';
import * as collections from './collections/index.ts';
import { topicsWithPosts } from './collections/topics.ts';
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
const placesOfTexts = memoize(() => '', findPlacesOfTexts);

function findPlacesOfTexts(): Map<object, string> {
  const places = new Map<object, string>();
  for (const { id, name, title } of topicsWithPosts) {
    places.set(name, `content/topics.yaml#${id}.name`);
    places.set(title, `content/topics.yaml#${id}.title`);
  }
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

/** A page that has texts in a draft language. */
interface BegunPage {
  lang: Lang;
  /** Its English path. */
  path: string;
  /** The texts that it still needs to be built in that language. */
  missing: Missing[];
}

/** Returns the pages that have texts in a draft language. */
function begunPages(): BegunPage[] {
  const { written, missing } = allTranslations();
  const begun = new Set(written.map(({ lang, file }) => `${lang} ${file}`));
  return DRAFT_LANGS.flatMap((lang) =>
    contentPaths
      .filter((path) => begun.has(`${lang} ${contentFile(path)}`))
      .map((path) => ({ lang, path, missing: missingOf(path, lang, missing) })),
  );
}

function missingOf(path: string, lang: Lang, missing: readonly Missing[]): Missing[] {
  const places = placesOfPage(path);
  return missing.filter((each) => each.lang === lang && isIn(`${each.file}#${each.field}`, places));
}

/** Returns a line per draft language and page that has been begun in it, with the number of texts that it needs. */
export function draftNotes(): string[] {
  const pages = begunPages();
  return DRAFT_LANGS.flatMap((draft) => {
    const ours = pages.filter(({ lang }) => lang === draft);
    const built = ours.filter(({ missing }) => missing.length === 0);
    return [
      `${languageName(draft)} is a draft; pages that have all their texts and are built in it: ${built.length} (npm run translations)`,
      ...ours
        .filter(({ missing }) => missing.length > 0)
        .map(
          ({ path, missing: { length } }) =>
            `${languageName(draft)}: ${path} needs ${length} more texts: npm run translations -- --page ${path}`,
        ),
    ];
  });
}
