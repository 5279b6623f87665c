import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';

/** Whether an address, as content has it, leads to what is removed. */
type IsGone = (url: string) => boolean;

/**
 * Removes the items of lists that link to what is removed, and groups that become empty.
 * @param least the number of items that every list of links needs; those that are kept for it lead to the home page
 */
export function removeLinks(yaml: string, isGone: IsGone, least = 0): string {
  const document = parseDocument(yaml);
  let isChanged = false;
  visit(document, {
    Seq: (_, list) => {
      const links = list.items.filter((item) => isMap(item) && item.has('url'));
      const lost = links.filter((item) => isMap(item) && isGone(String(item.get('url'))));
      const kept = lost.slice(0, Math.max(0, least - (links.length - lost.length)));
      for (const item of kept) if (isMap(item)) item.set('url', '/');
      list.items = list.items.filter((item) => !lost.includes(item) || kept.includes(item));
      isChanged ||= lost.length > 0;
    },
  });
  if (!isChanged) return yaml;
  // From the inside out: a group may only have groups.
  for (let isEmptied = true; isEmptied; ) {
    isEmptied = false;
    visit(document, {
      Map: (_, map) => {
        const children = map.get('children');
        if (!isSeq(children) || children.items.length > 0) return undefined;
        isEmptied = true;
        return visit.REMOVE;
      },
    });
  }
  const without = document.toString({ lineWidth: 0 });
  // The comment at the top of a file belongs to its first item, which may be gone.
  const [head = ''] = /^(?:#.*\n)*/.exec(yaml) ?? [];
  return without.startsWith(head) ? without : head + without;
}

/** Lets links to what is removed lead to the home page. */
export function redirectLinks(yaml: string, isGone: IsGone): string {
  const changes: [from: number, to: number][] = [];
  visit(parseDocument(yaml), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'url' || !isScalar(value) || !value.range) return;
      if (isGone(String(value.value))) changes.push([value.range[0], value.range[1]]);
    },
  });
  return changes
    .reverse()
    .reduce((text, [from, to]) => `${text.slice(0, from)}/${text.slice(to)}`, yaml);
}

/** Replaces links to what is removed by their words, in the body of an entry. */
export const unlink = (body: string, isGone: IsGone): string =>
  body.replace(/\[([^\]\n]+)\]\((\/[^)\s]*)\)/g, (link, words: string, url: string) =>
    isGone(url) ? words : link,
  );
