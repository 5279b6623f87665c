/**
 * Does what is asked for with the same key one after another, in the order in which it is asked for.
 * @returns runs a piece of work in its turn; one that fails doesn't hold up the next
 */
export function turns<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
