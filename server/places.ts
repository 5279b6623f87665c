/**
 * So many places for each key, at the same time.
 * @returns takes one, and answers with what gives it back; undefined while all are taken
 */
export function places(most: number): (key: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= most) return undefined;
    taken.set(key, before + 1);
    return () => {
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
