import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '../../../contract/api/account.ts';
import { call } from '../../session/api.ts';
import { rememberAccount } from '../../session/known-account.ts';
import { loginSucceeded } from '../../session/store.ts';

const KEY = ['me'];

/** Notes who is signed in, for the auth state (spec D6) and for the bar of every page. */
function note(me: Me): Me {
  loginSucceeded(me);
  rememberAccount(me);
  return me;
}

/** The signed-in account. */
export const useAccount = () =>
  useQuery({ queryKey: KEY, queryFn: async () => note(await call('me')) });

/** Shows what has become of the account, without asking again. */
export function useNoteAccount(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => client.setQueryData(KEY, note(me));
}
