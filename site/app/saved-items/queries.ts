import { useQuery } from '@tanstack/react-query';
import type { SavedItem, SiteItem } from '../../../contract/api/saved.ts';
import { ignoreNotFound } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { fetchThings } from '../../session/things.ts';
import type { Resource } from '../area/optimistic.ts';
import { useArea } from '../area/use-area.ts';

interface Change {
  item: SavedItem;
  isSaved: boolean;
}

/** Returns everything on the site that can be saved, in the language of the page. */
export function useThings() {
  const { lang } = useArea();
  return useQuery({
    queryKey: ['things', lang],
    queryFn: () => fetchThings(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns whether both refer to the same page of the site. An item that is saved again may have another id. */
export const isSame = (one: SiteItem, other: SiteItem): boolean =>
  one.kind === other.kind && one.thing === other.thing;

/** The saved items of the account. */
export const SAVED: Resource<readonly SavedItem[], Change, SavedItem | undefined> = {
  key: ['saved'],
  read: async () => (await call('saved')).items,
  send: async ({ item: { id, kind, thing }, isSaved }) =>
    isSaved
      ? call('save', { body: { kind, thing } })
      : ignoreNotFound(call('unsave', { params: { id } })),
  apply: (items, { item, isSaved }, now = item) => {
    const others = items.filter((each) => !isSame(each, item));
    return isSaved ? [...others, now] : others;
  },
};
