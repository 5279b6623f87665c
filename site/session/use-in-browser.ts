import { useLayoutEffect, useState } from 'react';

/**
 * What only a browser can tell, such as its cookies: undefined in the HTML that is built, and known before
 * the first paint once React has taken it over. It is read once.
 * @param read stays the same function for as long as the component is there
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value): Value | undefined {
  const [known, setKnown] = useState<Value>();
  useLayoutEffect(() => setKnown(read()), [read]);
  return known;
}
