import type { SavedItemsWords } from '../app/saved-items/texts.ts';

/** A link of the account's menu. */
export interface MenuLink {
  label: string;
  url: string;
  /** What of it can be unread (`unread` of the API). */
  unread?: 'messages' | 'inbox';
}

/** The menu of a signed-in account, in one language: `/account-menu.<language>.json`. */
export interface AccountMenu {
  /** Names the menu while the account's name is not known. */
  label: string;
  links: MenuLink[];
  /** For administrators alone. */
  inbox: MenuLink;
  /** How much there is to read, in words. */
  unread: string;
  signOut: string;
  /** Where signing out leads. */
  signedOut: string;
  /** The words of the button that saves, on pages of what can be saved. */
  save: SavedItemsWords['control'];
}
