import type { SavedItem } from '../../../contract/api/saved.ts';
import { SAVED_KINDS, type SavedKind } from '../../../contract/api/saved-kinds.ts';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';

export const ORDERS = ['newest', 'oldest', 'title'] as const;

/** The kind of items shown, and their order. */
export interface View {
  kind: SavedKind | 'all';
  order: (typeof ORDERS)[number];
}

export const WHOLE: View = { kind: 'all', order: 'newest' };

/** Reads a view from an address, so that a reload keeps it. */
export function readView(query: string): View {
  const values = new URLSearchParams(query);
  return {
    kind: SAVED_KINDS.find((kind) => kind === values.get('kind')) ?? WHOLE.kind,
    order: ORDERS.find((order) => order === values.get('order')) ?? WHOLE.order,
  };
}

/** Returns a view as a query with its question mark; empty for the default view. */
export function writeView({ kind, order }: View): string {
  const values = new URLSearchParams();
  if (kind !== WHOLE.kind) values.set('kind', kind);
  if (order !== WHOLE.order) values.set('order', order);
  return values.size > 0 ? `?${values}` : '';
}

/**
 * Returns the items of a view, in its order.
 * @param titleOf returns the title of an item in the language of the page
 */
export function inView(
  items: readonly SavedItem[],
  { kind, order }: View,
  titleOf: (item: SavedItem) => string,
  lang: string,
): SavedItem[] {
  const found = items.filter((item) => kind === 'all' || item.kind === kind);
  if (order === 'title') {
    const { compare } = new Intl.Collator(lang, { numeric: true });
    return found.toSorted((one, other) => compare(titleOf(one), titleOf(other)));
  }
  const oldest = found.toSorted(
    (one, other) => one.savedAt.localeCompare(other.savedAt) || one.id - other.id,
  );
  return order === 'oldest' ? oldest : oldest.toReversed();
}

/** Changes part of the view. */
export const changeView = (part: Partial<View>): void =>
  setLocationSearch(writeView({ ...readView(location.search), ...part }), 'replace');

/** Returns the current filter and order. They are stored in the address, so that a reload keeps them. */
export const useView = (): View => useLocationSearch(readView) ?? WHOLE;
