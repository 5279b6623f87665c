import type { SavedItemsWords } from '../app/saved-items/texts.ts';

/** A link in the account menu. */
export interface MenuLink {
  label: string;
  url: string;
  /** Which `unread` count of the API belongs to this page. */
  unread?: 'messages' | 'inbox';
}

/** The menu of a signed-in account in one language: `/account-menu.<language>.json`. */
export interface AccountMenu {
  /** The label of the menu while the account's name is unknown. */
  label: string;
  links: MenuLink[];
  /** For administrators only. */
  inbox: MenuLink;
  /** The text for the unread count. */
  unread: string;
  signOut: string;
  /** The address of the page shown after signing out. */
  signedOut: string;
  /** The texts of the save button, on pages that can be saved. */
  save: SavedItemsWords['control'];
}
