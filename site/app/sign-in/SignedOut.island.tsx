import { localizedPath } from '../../../contract/lang.ts';
import { isSignedIn } from '../../session/cookie.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './form-page-props.ts';
import { SignedIn } from './SignedIn.tsx';
import { usePageState } from './use-page-state.ts';

/** The page after signing out (spec C1). If the visitor is still signed in, the page says so. */
export function SignedOut({ needsScript: _, ...page }: AccountPageProps<'signedOut'>) {
  const { lang, texts } = page;
  const state = usePageState('start', 'session', isSignedIn);
  return (
    <AccountPanel
      page={page}
      state={state}
      parts={{
        start: (
          <>
            <AccountAction label={texts.signIn} href={localizedPath(lang, '/account/sign-in')} />
            <AccountAction label={texts.home} href={localizedPath(lang, '/')} rank="second" />
          </>
        ),
        session: <SignedIn />,
      }}
    />
  );
}
