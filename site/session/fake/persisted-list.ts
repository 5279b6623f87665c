import { Refusal } from '../../../contract/api/messages.ts';
import { readStored, store } from '../storage.ts';

/** Returns the answer to a call that is always refused. */
export const refuse =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  (): never => {
    throw new Refusal(...refusal);
  };

export const notFound: () => never = refuse('notFound');

/** The page's data if the browser has no storage. */
const unstored = new Map<string, unknown>();

/**
 * A list stored in the tab's session storage (spec D8), or in memory if there is no storage.
 * @param first returns the initial items
 */
export function persistedList<Item extends { id: number }>(name: string, first: () => Item[]) {
  const key = `demo.${name}`;
  const save = (items: Item[]) => {
    if (store('sessionStorage', key, items)) unstored.delete(key);
    else unstored.set(key, items);
    return items;
  };
  const all = (): Item[] => {
    const stored = unstored.get(key) ?? readStored('sessionStorage', key);
    return stored === undefined ? save(first()) : (stored as Item[]);
  };
  return {
    all,
    byId: (id: number) => all().find((item) => item.id === id),
    /** @throws Refusal when there is no such item */
    get: (id: number): Item => all().find((item) => item.id === id) ?? notFound(),
    /** Adds an item under the next id. */
    add: (item: Omit<Item, 'id'>): Item => {
      const items = all();
      const added = { ...item, id: Math.max(0, ...items.map(({ id }) => id)) + 1 } as Item;
      save([...items, added]);
      return added;
    },
    /**
     * Changes an item and returns it.
     * @throws Refusal when there is no such item
     */
    change: (id: number, change: Partial<Item>): Item => {
      const items = all();
      const before = items.find((item) => item.id === id) ?? notFound();
      const after = { ...before, ...change };
      save(items.map((item) => (item === before ? after : item)));
      return after;
    },
    remove: (isGone: (item: Item) => boolean): void => {
      save(all().filter((item) => !isGone(item)));
    },
  };
}
