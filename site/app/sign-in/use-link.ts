import { useState } from 'react';
import { linkToken } from '../../session/page-state.ts';
import { isAboutLink, isConfirmedAlready } from '../../session/refusals.ts';
import { usePageState } from './use-page-state.ts';

type LinkState = 'start' | 'done' | 'confirmed' | 'expired' | 'sent';

const hasNoLink = () => linkToken() === undefined;

/**
 * Returns the state of a page opened from a mailed link, and a function that uses the link. After that, the state is
 * done or the link has expired.
 */
export function useLink() {
  const [come, setState] = useState<LinkState>('start');
  // A page without a link starts in the "expired" state, from which the visitor can request a new link.
  const state = usePageState(come, 'expired', hasNoLink);

  async function spend(use: (token: string) => Promise<void>): Promise<undefined> {
    try {
      await use(linkToken() ?? '');
      setState('done');
    } catch (error) {
      if (isConfirmedAlready(error)) setState('confirmed');
      else if (isAboutLink(error)) setState('expired');
      else throw error;
    }
    return undefined;
  }
  return {
    state: come === 'sent' || come === 'confirmed' ? come : state,
    spend,
    show: (further: 'sent' | 'confirmed') => setState(further),
  };
}
