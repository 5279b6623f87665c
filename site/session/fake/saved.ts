import { SAVED_MAX, type SavedItem, type SiteItem } from '../../../contract/api/saved.ts';
import type { Calls } from './call.ts';
import { company } from './company.ts';
import { timeHoursAgo } from './leads.ts';
import { notFound, persistedList, refuse } from './persisted-list.ts';

interface Item extends SavedItem {
  userId: number;
  isRemoved: boolean;
}

/** The saved items. The default user has the id 1, and ids increase over time. */
export const savedItems = persistedList<Item>('saved', () =>
  company.demo.saved
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map(({ kind, thing, hoursAgo }, index) => ({
      id: index + 1,
      userId: 1,
      kind,
      thing,
      savedAt: timeHoursAgo(hoursAgo),
      isRemoved: false,
    })),
);

/** Returns the saved items of an account that have not been removed, latest first. */
export const savedOf = (userId: number): Item[] =>
  savedItems
    .all()
    .filter((item) => item.userId === userId && !item.isRemoved)
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || b.id - a.id);

const toSaved = ({ id, kind, thing, savedAt }: Item): SavedItem => ({ id, kind, thing, savedAt });

const isThing = (item: Item, { kind, thing }: SiteItem) =>
  item.kind === kind && item.thing === thing;

export const full = refuse('full');

/** The demo's answers to the calls about saved items. */
export const savedCalls = {
  saved: ({ caller, query: { kind, thing } }) => ({
    items: savedOf(caller.person.id)
      .filter((item) => (kind ?? item.kind) === item.kind && (thing ?? item.thing) === item.thing)
      .map(toSaved),
  }),
  save: ({ caller, body }) => {
    const userId = caller.person.id;
    const known = savedItems.all().find((item) => item.userId === userId && isThing(item, body));
    if (known && !known.isRemoved) return toSaved(known);
    if (savedOf(userId).length >= SAVED_MAX) full();
    const back = known && savedItems.change(known.id, { isRemoved: false });
    const savedAt = new Date().toISOString();
    return toSaved(back ?? savedItems.add({ ...body, userId, savedAt, isRemoved: false }));
  },
  unsave: ({ caller, params }) => {
    const userId = caller.person.id;
    if (!savedOf(userId).some(({ id }) => id === params.id)) notFound();
    savedItems.change(params.id, { isRemoved: true });
    savedItems.remove((item) => item.userId === userId && item.isRemoved && item.id !== params.id);
  },
} satisfies Partial<Calls>;
