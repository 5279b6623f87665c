/**
 * A function that makes what it is asked for once and then remembers it: for what is asked thousands of times and
 * always has the same answer. Nothing is ever forgotten, so what it is asked for has to be limited by the content.
 * @param keyOf what tells one question from another
 */
export function remembered<Asked extends readonly unknown[], Answer>(
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
