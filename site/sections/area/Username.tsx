import { useAccount } from './use-account.ts';

/** Whose password it is, for password managers; nobody sees it. */
export function Username() {
  const { data } = useAccount();
  return (
    <input
      type="text"
      autoComplete="username"
      className="account-username"
      value={data?.email ?? ''}
      readOnly
    />
  );
}
