/**
 * Limits concurrent work per key.
 * @returns a function that takes a slot and returns the function that releases it, which works once; undefined while
 *   all slots are taken
 */
export function keyedSemaphore(most: number): (key: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= most) return undefined;
    taken.set(key, before + 1);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
