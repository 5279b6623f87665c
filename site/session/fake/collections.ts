import {
  COLLECTION_ITEMS_MAX,
  COLLECTIONS_MAX,
  type Collection,
} from '../../../contract/api/saved.ts';
import { movedBefore } from '../../../contract/moved-before.ts';
import type { Call, Calls } from './call.ts';
import { company } from './company.ts';
import { notFound, persistedList } from './persisted-list.ts';
import { full, savedItems, savedOf } from './saved.ts';

interface Kept extends Collection {
  userId: number;
  /** The token of its link. No data of the demo leaves the tab. */
  link: string | null;
}

/** The multiplier that makes place ids unique across all collections. */
const PLACES = 1000;

/** All collections, including items that have since been removed. */
export const collections = persistedList<Kept>('collections', () =>
  company.demo.collections.toReversed().map(({ name, note, things }, index) => ({
    id: index + 1,
    userId: 1,
    name,
    note,
    sharedAt: null,
    link: null,
    items: things.map((thing, at) => ({
      id: (index + 1) * PLACES + at,
      item: savedItems.all().find((item) => item.thing === thing)?.id ?? 0,
    })),
  })),
);

const placesIn = (all: readonly Kept[]) => all.flatMap(({ items }) => items);

/** Returns a collection as its owner receives it, without removed items. */
function toCollection({ id, userId, name, note, sharedAt, items }: Kept): Collection {
  const saved = new Set(savedOf(userId).map((item) => item.id));
  return { id, name, note, sharedAt, items: items.filter(({ item }) => saved.has(item)) };
}

/** Returns one collection of an account, selected by a condition. */
function ownOf(userId: number, isIt: (collection: Kept) => boolean): Kept {
  const own = collections.all().find((each) => each.userId === userId && isIt(each));
  return own ?? notFound();
}

/** A call that refers to something by its id. */
type Naming = Pick<Call<'removeCollected'>, 'caller' | 'params'>;

const byId = ({ caller, params }: Naming) => ownOf(caller.person.id, ({ id }) => id === params.id);
const byPlace = ({ caller, params }: Naming) =>
  ownOf(caller.person.id, ({ items }) => items.some(({ id }) => id === params.id));

const change = (id: number, part: Partial<Kept>): Collection =>
  toCollection(collections.change(id, part));

/** The demo's answers to the calls about collections. */
export const collectionCalls = {
  collections: ({ caller }) => ({
    collections: collections
      .all()
      .filter(({ userId }) => userId === caller.person.id)
      .toSorted((a, b) => b.id - a.id)
      .map(toCollection),
  }),
  makeCollection: ({ caller, body: { name, note } }) => {
    const userId = caller.person.id;
    const own = collections.all().filter((each) => each.userId === userId);
    if (own.length >= COLLECTIONS_MAX) full();
    return toCollection(
      collections.add({ userId, name, note, sharedAt: null, link: null, items: [] }),
    );
  },
  changeCollection: (call) => {
    const { name, note } = call.body;
    return change(byId(call).id, {
      ...(name !== undefined && { name }),
      ...(note !== undefined && { note }),
    });
  },
  removeCollection: (call) => {
    const own = byId(call);
    collections.remove(({ id }) => id === own.id);
  },
  collect: (call) => {
    const own = byId(call);
    const { item } = call.body;
    if (!savedOf(own.userId).some(({ id }) => id === item)) notFound();
    if (own.items.some((place) => place.item === item)) return toCollection(own);
    if (own.items.length >= COLLECTION_ITEMS_MAX) full();
    const id = Math.max(0, ...placesIn(collections.all()).map((place) => place.id)) + 1;
    return change(own.id, { items: [...own.items, { id, item }] });
  },
  moveCollected: (call) => {
    const own = byPlace(call);
    const items = movedBefore(own.items, call.params.id, call.body.before) ?? notFound();
    return change(own.id, { items });
  },
  removeCollected: (call) => {
    const own = byPlace(call);
    return change(own.id, { items: own.items.filter(({ id }) => id !== call.params.id) });
  },
  shareCollection: (call) => {
    const token = crypto.randomUUID();
    const sharedAt = new Date().toISOString();
    change(byId(call).id, { sharedAt, link: token });
    return { token, sharedAt };
  },
  withdrawShare: (call) => {
    change(byId(call).id, { sharedAt: null, link: null });
  },
  sharedCollection: ({ body }) => {
    const shared = collections.all().find(({ link }) => link === body.token) ?? notFound();
    const { name, note, items } = toCollection(shared);
    const things = new Map(savedItems.all().map((item) => [item.id, item]));
    return {
      name,
      note,
      items: items.flatMap(({ item }) => {
        const saved = things.get(item);
        return saved ? [{ kind: saved.kind, thing: saved.thing }] : [];
      }),
    };
  },
} satisfies Partial<Calls>;
