/** What every page gets once it is painted and idle; without it the page is complete, only stiller. */
import { isSignedIn } from '../session/cookie.ts';
import { onAccountChange } from '../session/known-account.ts';
import { openDialogs } from './dialogs.ts';
import { keepPlace } from './language-links.ts';
import { wakeLooms } from './loom.ts';
import { moveParallaxLayers } from './parallax.ts';
import { tellReadiness } from './readiness.ts';
import { followScroll } from './scroll.ts';

/** The address of `account-menu.ts`, put in at build. */
declare const ACCOUNT_MENU_ADDRESS: string;
/** The address of `save.ts`. */
declare const SAVE_ADDRESS: string;

// The first screen is there: the words of the other script may have their font (styles/fonts.css).
void document.fonts.ready.then((fonts) => {
  const hasFailed = [...fonts].some(({ status }) => status === 'error');
  document.documentElement.dataset['fonts'] = hasFailed ? 'system' : 'all';
});
followScroll();
moveParallaxLayers();
openDialogs();
keepPlace();
wakeLooms();
void tellReadiness();

/** Fetches what is shown to those who are signed in, which may happen in another tab as well. Each module runs once. */
function showAccount(): void {
  if (!isSignedIn()) return;
  void import(/* @vite-ignore */ ACCOUNT_MENU_ADDRESS);
  if (document.querySelector('[data-savable]')) void import(/* @vite-ignore */ SAVE_ADDRESS);
}
showAccount();
onAccountChange(showAccount);
