import { useAccount } from './use-account.ts';

/** The username of the account, for password managers. Not visible. */
export function Username() {
  const { data } = useAccount();
  return <input type="text" autoComplete="username" hidden value={data?.email ?? ''} readOnly />;
}
