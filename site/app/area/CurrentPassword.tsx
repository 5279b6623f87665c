import type { ComponentProps } from 'react';
import { localizedPath } from '../../../contract/lang.ts';
import { PasswordField } from '../sign-in/PasswordField.tsx';
import { useArea } from './use-area.ts';

/** The current password, with a link for customers who have forgotten it. */
export function CurrentPassword(
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'aside'>,
) {
  const { lang, words } = useArea();
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      aside={
        <a className="text-link" href={localizedPath(lang, '/account/forgotten-password')}>
          {words.forgotten}
        </a>
      }
    />
  );
}
