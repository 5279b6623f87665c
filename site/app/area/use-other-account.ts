import { type Dispatch, useEffect } from 'react';
import { hasDraftsOf } from '../../session/draft.ts';
import { knownAccount } from '../../session/known-account.ts';
import { takeLeftAccount } from '../../session/page-state.ts';
import type { Notice } from './notices.ts';
import type { AreaWords } from './texts.ts';

/** Says once that the page was reloaded because another account has signed in, and whether the typed text was kept. */
export function useOtherAccount(
  notify: Dispatch<Notice>,
  { now, kept }: AreaWords['app']['otherAccount'],
): void {
  useEffect(() => {
    const left = takeLeftAccount();
    if (left === undefined || left === knownAccount()?.id) return;
    notify({ failed: hasDraftsOf(left) ? `${now} ${kept}` : now });
  }, [notify, now, kept]);
}
