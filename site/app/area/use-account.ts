import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '../../../contract/api/account.ts';
import { call } from '../../session/api.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { loginSucceeded } from '../../session/store.ts';

const KEY = ['me'];

/** Stores who is signed in, for the auth state (spec D6) and the top bar of every page. */
function remember(me: Me): Me {
  loginSucceeded(me);
  rememberAccount(me);
  return me;
}

/** The signed-in account. */
export const useAccount = () =>
  useQuery({ queryKey: KEY, queryFn: async () => remember(await call('me')) });

/** Returns a function that shows a changed account without another request. */
export function useSetAccount(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => client.setQueryData(KEY, remember(me));
}
