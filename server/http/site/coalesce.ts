/** The time for which an answer from the disk is reused under load, in milliseconds. */
const REUSED_FOR = 10;

/** The maximum number of cached names; a stranger can make up any number of them. */
const CACHE_MAX = 1000;

/**
 * Reads a name from disk, unless another request is reading the same one. Under load thousands of requests per second
 * ask for one file, so an answer that several requests have waited for is reused for the next moment. A single request
 * always gets a fresh answer.
 */
export function coalesce<Answer>(
  read: (name: string) => Promise<Answer>,
): (name: string) => Promise<Answer> {
  const cache = new Map<string, { answer: Promise<Answer>; until: number; isShared: boolean }>();
  return (name) => {
    const before = cache.get(name);
    if (before && performance.now() < before.until) {
      before.isShared = true;
      return before.answer;
    }
    const pending = { answer: read(name), until: Number.POSITIVE_INFINITY, isShared: false };
    const end = () => {
      pending.until = pending.isShared ? performance.now() + REUSED_FOR : 0;
    };
    pending.answer.then(end, end);
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(name, pending);
    return pending.answer;
  };
}
