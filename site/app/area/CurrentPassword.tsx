import type { ComponentProps } from 'react';
import { localizedPath } from '../../../contract/lang.ts';
import { PasswordField } from '../sign-in/PasswordField.tsx';
import { useAccount } from './use-account.ts';
import { useArea } from './use-area.ts';

/** The current password, with a link for customers who have forgotten it, and the username for password managers. */
export function CurrentPassword(
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'aside'>,
) {
  const { lang, words } = useArea();
  const { data } = useAccount();
  return (
    <>
      <input type="text" autoComplete="username" hidden value={data?.email ?? ''} readOnly />
      <PasswordField
        {...props}
        autoComplete="current-password"
        aside={
          <a className="text-link" href={localizedPath(lang, '/account/forgotten-password')}>
            {words.forgotten}
          </a>
        }
      />
    </>
  );
}
