/**
 * A function that makes what it is asked for once and then remembers it: for what a build asks thousands of times and
 * always gets the same answer to. Nothing is ever forgotten, so what it is asked for has to be limited by the content.
 * @param keyOf what tells one question from another
 */
export function remembered<Asked extends readonly unknown[], Answer>(
  keyOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = known.get(key) ?? make(...asked);
    known.set(key, answer);
    return answer;
  };
}
