import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedCollection } from '../../../contract/api/saved.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Things } from '../../../contract/things.ts';
import { CallError, call } from '../../session/api.ts';
import { fetchThings } from '../../session/things.ts';

/** What is known of the collection that the page's link leads to. */
type State =
  | { is: 'loading' | 'void' | 'failed' }
  | { is: 'there'; collection: SharedCollection; known: Things };

/** What can be a token; a link that was cut off has none. */
const TOKEN = /^[\w-]{16,64}$/;

async function load(lang: Lang): Promise<State> {
  const token = location.hash.slice(1);
  if (!TOKEN.test(token)) return { is: 'void' };
  try {
    const [collection, known] = await Promise.all([
      call('sharedCollection', { body: { token } }),
      fetchThings(lang),
    ]);
    return { is: 'there', collection, known };
  } catch (error) {
    return { is: error instanceof CallError && error.status === 404 ? 'void' : 'failed' };
  }
}

/** The collection that the page's link leads to. The token stands behind its `#`, which no server sees. */
export function useShared(lang: Lang): { state: State; reload: () => void } {
  const [state, setState] = useState<State>({ is: 'loading' });
  const last = useRef(0);
  const reload = useCallback(async () => {
    last.current += 1;
    const own = last.current;
    setState({ is: 'loading' });
    const now = await load(lang);
    if (own === last.current) setState(now);
  }, [lang]);
  useEffect(() => {
    void reload();
    // Another link may be opened in the same tab.
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, [reload]);
  return { state, reload: () => void reload() };
}
