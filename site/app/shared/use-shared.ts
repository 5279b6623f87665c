import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedCollection } from '../../../contract/api/saved.ts';
import type { Lang } from '../../../contract/lang.ts';
import { isNotFound } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { fetchThings, type Things } from '../../session/things.ts';

type State =
  | { is: 'loading' | 'void' | 'failed' }
  | { is: 'there'; collection: SharedCollection; known: Things };

const VOID: State = { is: 'void' };

/** The format of a token. A truncated link has none. */
const TOKEN = /^[\w-]{16,64}$/;

async function load(lang: Lang, token: string): Promise<State> {
  try {
    const [collection, known] = await Promise.all([
      call('sharedCollection', { body: { token } }),
      fetchThings(lang),
    ]);
    return { is: 'there', collection, known };
  } catch (error) {
    return { is: isNotFound(error) ? 'void' : 'failed' };
  }
}

/**
 * Returns the collection that the page's link leads to. The token is in the fragment (after `#`), which browsers don't
 * send to servers.
 */
export function useShared(lang: Lang) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [isLoading, setLoading] = useState(true);
  const token = useRef<string>(undefined);
  const last = useRef(0);
  const reload = useCallback(async () => {
    last.current += 1;
    const own = last.current;
    setLoading(true);
    const now = token.current === undefined ? VOID : await load(lang, token.current);
    if (own !== last.current) return;
    setState(now);
    setLoading(false);
  }, [lang]);
  useEffect(() => {
    const follow = () => {
      const [found] = TOKEN.exec(location.hash.slice(1)) ?? [];
      if (found === undefined && token.current !== undefined) {
        // A link within the page, such as the skip link, replaces the fragment. The collection's own is restored.
        history.replaceState(history.state, '', `#${token.current}`);
        dispatchEvent(new HashChangeEvent('hashchange'));
      } else if (found === undefined || found !== token.current) {
        // Another link may be opened in the same tab.
        token.current = found;
        setState({ is: 'loading' });
        void reload();
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      token.current = undefined;
      removeEventListener('hashchange', follow);
    };
  }, [reload]);
  return { state, isLoading, reload: () => void reload() };
}
