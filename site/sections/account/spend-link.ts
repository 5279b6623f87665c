import { linkToken, showState } from '../../session/page-state.ts';
import { isAboutLink } from '../../session/refusals.ts';

/** Does what the page's mailed link is for, and shows whether that is done, or the link of no use any more. */
export async function spendLink(use: (token: string) => Promise<void>): Promise<void> {
  try {
    await use(linkToken() ?? '');
  } catch (error) {
    if (!isAboutLink(error)) throw error;
    showState('expired');
    return;
  }
  showState('done');
}
