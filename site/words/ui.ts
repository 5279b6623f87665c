import { z } from 'zod';
import { text } from '../../contract/text.ts';

/**
 * The texts of the interface itself. Every key is listed, so that a missing one fails the build and
 * an unused one is detected. Source: `content/ui.yaml`.
 */
export const ui = z.strictObject({
  skipToContent: text(),
  mainNavigation: text(),
  languages: text(),
  home: text().describe('What the logo leads to'),
  search: text(),
  menu: text(),
  closeMenu: text(),
  isNew: text(),
  opensInNewTab: text(),
  darkTheme: text(),
  signIn: text(),
  top: text(),
  by: text().describe('Stands before the author’s name'),
  usefulLinks: text(),
  socials: text(),
  emailUs: text(),
  callUs: text(),
  chatWithUs: text().describe('On LINE'),
  failed: z
    .strictObject({
      heading: text(),
      hint: text(),
      typed: text().describe('Names what was typed and can be copied'),
      again: text(),
    })
    .describe('Where a form or a page of the account area has failed in the browser'),
});

export type Ui = z.infer<typeof ui>;
