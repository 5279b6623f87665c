/** The page's data if the browser has no storage. */
const unstored = new Map<string, string>();

/**
 * A list stored in the tab's session storage (spec D8), or in memory if there is no storage.
 * @param first returns the initial items
 */
export function persistedList<Item extends { id: number }>(name: string, first: () => Item[]) {
  const key = `demo.${name}`;
  const save = (items: Item[]) => {
    const text = JSON.stringify(items);
    try {
      sessionStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
    return items;
  };
  const all = (): Item[] => {
    const stored = unstored.get(key) ?? inStorage(key);
    return stored === null ? save(first()) : (JSON.parse(stored) as Item[]);
  };
  return {
    all,
    byId: (id: number) => all().find((item) => item.id === id),
    /** Adds an item under the next id. */
    add: (item: Omit<Item, 'id'>): Item => {
      const items = all();
      const added = { ...item, id: Math.max(0, ...items.map(({ id }) => id)) + 1 } as Item;
      save([...items, added]);
      return added;
    },
    /** Changes an item and returns it; undefined if it doesn't exist. */
    change: (id: number, change: Partial<Item>): Item | undefined => {
      const items = all();
      const before = items.find((item) => item.id === id);
      if (!before) return undefined;
      const after = { ...before, ...change };
      save(items.map((item) => (item === before ? after : item)));
      return after;
    },
    remove: (isGone: (item: Item) => boolean): void => {
      save(all().filter((item) => !isGone(item)));
    },
  };
}

function inStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
