/** The time for which an answer from the disk is reused under load, in milliseconds. */
const LATELY = 10;

/** The maximum number of cached names; a stranger can make up any number of them. */
const KNOWN_MAX = 1000;

/**
 * Reads a name from disk, unless another request is reading the same one. Under load thousands of requests per second
 * ask for one file, so an answer that several requests have waited for is reused for the next moment. A single request
 * always gets a fresh answer.
 */
export function coalesce<Answer>(
  ask: (name: string) => Promise<Answer>,
): (name: string) => Promise<Answer> {
  const known = new Map<string, { answer: Promise<Answer>; until: number; isShared: boolean }>();
  return (name) => {
    const before = known.get(name);
    if (before && performance.now() < before.until) {
      before.isShared = true;
      return before.answer;
    }
    const asked = { answer: ask(name), until: Number.POSITIVE_INFINITY, isShared: false };
    const end = () => {
      asked.until = asked.isShared ? performance.now() + LATELY : 0;
    };
    asked.answer.then(end, end);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(name, asked);
    return asked.answer;
  };
}
