import type { SavedKind } from '../../contract/api/saved-kinds.ts';

/** A page of the site that can be saved, in one language. */
export interface KnownThing {
  title: string;
  url: string;
  /** The address of its cover: a picture, or a cloth in which one pixel is one cell. */
  picture: string;
  isCloth: boolean;
}

/** All pages that can be saved, by kind and id: `/things.<language>.json`. The server stores only their ids. */
export type Things = Record<SavedKind, Record<string, KnownThing>>;

/** Returns the address of that file in a language. */
export const thingsAddress = (lang: string): string => `/things.${lang}.json`;
