import { useAccount } from './use-account.ts';

/** Whose password it is, for password managers; not visible. */
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
