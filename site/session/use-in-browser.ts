import { useLayoutEffect, useState } from 'react';

/**
 * Returns a value that only the browser knows, such as one from a cookie. It is undefined in the built HTML, and known
 * before the first paint after React takes over. It is read once.
 * @param read must stay the same function for the lifetime of the component
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value): Value | undefined {
  const [known, setKnown] = useState<Value>();
  useLayoutEffect(() => setKnown(read()), [read]);
  return known;
}
