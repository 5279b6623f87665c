import { useState } from 'react';
import { linkToken } from '../../session/page-state.ts';
import { isAboutLink, isConfirmedAlready } from '../../session/refusals.ts';
import { usePageState } from './use-page-state.ts';

type LinkState = 'start' | 'done' | 'confirmed' | 'expired' | 'sent';

const hasNoLink = () => linkToken() === undefined;

/**
 * The state of a page that a mailed link leads to, and what uses the link: it is done then, or the link
 * turns out to be of no use any more.
 */
export function useLink() {
  const [come, setState] = useState<LinkState>('start');
  // Without a link the page begins where it ends for one of no use; from there it can go on.
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
