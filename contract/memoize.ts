/**
 * Memoizes a function, for calls that repeat thousands of times with the same result. Nothing is ever evicted, so the
 * set of arguments must be bounded by the content.
 * @param keyOf returns the cache key of the arguments
 */
export function memoize<Args extends readonly unknown[], Answer>(
  keyOf: (...args: Args) => unknown,
  make: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const known = new Map<unknown, Answer>();
  return (...args) => {
    const key = keyOf(...args);
    const answer = known.get(key) ?? make(...args);
    known.set(key, answer);
    return answer;
  };
}
