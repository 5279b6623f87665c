/**
 * Returns items with one moved.
 * @param before the item that it is moved in front of; null for the end
 * @returns undefined when there is no such item
 */
export function movedBefore<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
  before: number | null,
): Item[] | undefined {
  if (before === id) return [...items];
  const others = items.filter((each) => each.id !== id);
  const at = before === null ? others.length : others.findIndex((each) => each.id === before);
  return at < 0 ? undefined : others.toSpliced(at, 0, ...items.filter((each) => each.id === id));
}
