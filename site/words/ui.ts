import { z } from 'zod';
import { text, texts } from '../../contract/text.ts';

/**
 * The texts of the interface itself. Every key is listed, so that a missing one fails the build and an unused one is
 * detected. Source: `content/ui.yaml`.
 */
export const ui = z.strictObject({
  ...texts(600, 'skipToContent', 'mainNavigation', 'languages'),
  home: text().describe('The link target of the logo'),
  ...texts(600, 'search', 'menu', 'closeMenu', 'isNew', 'opensInNewTab', 'darkTheme'),
  announcement: text().describe('The name of the line above every page'),
  ...texts(600, 'signIn', 'top'),
  by: text().describe('Shown before the author’s name'),
  ...texts(600, 'usefulLinks', 'socials', 'followUs', 'emailUs', 'callUs'),
  chatWithUs: text().describe('The link to chat on LINE'),
  untranslated: text(160).describe(
    'The line above a page that isn’t translated into this language, and is shown in English',
  ),
  examples: text().describe('The line at the end of a page with sample content'),
  keep: text(60).describe('The line beside the save button of a page without sample content'),
  failed: z
    .strictObject({
      ...texts(600, 'heading', 'hint'),
      typed: text().describe('The label of the typed text, which can be copied'),
      again: text(),
    })
    .describe('Shown if a form or an account page has failed in the browser'),
});
