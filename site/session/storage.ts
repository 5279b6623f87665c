type StorageName = 'localStorage' | 'sessionStorage';

/** Returns a stored value; undefined if there is none, it isn't ours, or storage is disabled. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value, or removes it if it is undefined.
 * @returns whether that has worked: storage can be disabled or full
 */
export function store(storage: StorageName, key: string, value: unknown): boolean {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
