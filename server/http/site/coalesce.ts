/** For how long an answer of the disk is taken for the next one when many ask, in milliseconds. */
const LATELY = 10;

/** How many names are known; a stranger can make up as many as they like. */
const KNOWN_MAX = 1000;

/**
 * Asks the disk about a name, unless another request is asking the same. Under load thousands of requests a second ask
 * about one file: an answer that others have waited for, too, also stands for those of the next moment. A lone request
 * is answered anew.
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
