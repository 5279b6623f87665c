/**
 * Memoizes a function, for calls that repeat thousands of times with the same result. Nothing is ever evicted, so the
 * set of arguments must be bounded by the content.
 * @param keyOf returns the cache key of the arguments
 */
export function memoize<Asked extends readonly unknown[], Answer>(
  keyOf: (...asked: Asked) => unknown,
  make: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<unknown, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = known.get(key) ?? make(...asked);
    known.set(key, answer);
    return answer;
  };
}
