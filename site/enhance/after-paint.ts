/** Runs on every page once it is painted and idle. Without it the page is complete, but has less motion. */
import { isSignedIn } from '../session/cookie.ts';
import { onAccountChange } from '../session/known-account.ts';
import { openDialogs } from './dialogs.ts';
import { keepPlaceAcrossLanguages } from './language-links.ts';
import { enableLooms } from './loom.ts';
import { moveParallaxLayers } from './parallax.ts';
import { showReadiness } from './readiness.ts';
import { followScroll } from './scroll.ts';

/** The address of `account-menu.ts`, set at build time. */
declare const ACCOUNT_MENU_ADDRESS: string;
/** The address of `save.ts`. */
declare const SAVE_ADDRESS: string;

// The first screen is rendered, so Thai words on other pages may now use their font (styles/fonts.css), and motion starts
// in the same style recalculation.
void document.fonts.ready.then(() => {
  const hasFailed = [...document.fonts].some(({ status }) => status === 'error');
  const root = document.documentElement;
  root.dataset['fonts'] = hasFailed ? 'system' : 'all';
  root.dataset['moves'] = '';
});
followScroll();
moveParallaxLayers();
openDialogs();
keepPlaceAcrossLanguages();
enableLooms();
void showReadiness();

/**
 * Loads the scripts for signed-in accounts. An account may also sign in in another tab, and each module runs only once.
 */
function showAccount(): void {
  if (!isSignedIn()) return;
  void import(/* @vite-ignore */ ACCOUNT_MENU_ADDRESS);
  if (document.querySelector('[data-savable]')) void import(/* @vite-ignore */ SAVE_ADDRESS);
}
showAccount();
onAccountChange(showAccount);
