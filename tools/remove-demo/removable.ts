import { basename, dirname } from 'node:path';

/** The pages that a site can't do without. The home page is replaced. */
const KEPT = /^content\/(?:notices\/|pages\/(?:index|errors\/404-1|contacts\/v1)\.yaml$)/;

/** Returns whether a text names an entry by its id. */
const names = (text: string, id: string) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);

/**
 * Returns the pages and the folders of entries that are the demo's and that nothing that stays refers to.
 * @param files the pages and entries, with their texts
 * @param demo the files that are as the demo has them
 */
export function removable(files: ReadonlyMap<string, string>, demo: ReadonlySet<string>): string[] {
  const byPlace = Map.groupBy(files.keys(), (file) =>
    file.startsWith('content/pages/') ? file : dirname(file),
  );
  const places = [...byPlace].map(([place, parts]) => ({
    place,
    text: parts.map((file) => files.get(file)).join('\n'),
    isDemo: parts.every((file) => demo.has(file) && !KEPT.test(file)),
  }));
  // A home page that is replaced refers to nothing.
  const home = 'content/pages/index.yaml';
  let staying = places.filter(
    ({ place, isDemo }) => !isDemo && !(place === home && demo.has(home)),
  );
  let going = places.filter(({ isDemo }) => isDemo);
  for (;;) {
    const text = staying.map((each) => each.text).join('\n');
    const named = going.filter(
      ({ place }) => !place.endsWith('.yaml') && names(text, basename(place)),
    );
    if (named.length === 0) return going.map(({ place }) => place).sort();
    staying = named;
    going = going.filter((each) => !named.includes(each));
  }
}
