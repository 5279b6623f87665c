import type { SavedKind } from '../../contract/api/saved-kinds.ts';

/** Something on the site that can be saved, in one language. */
export interface KnownThing {
  title: string;
  url: string;
  /** Its cover: a picture, or its cloth, of which a pixel is a cell. */
  picture: string;
  isCloth: boolean;
}

/** All that can be saved, by kind and id: `/things.<language>.json`. The server keeps ids alone. */
export type Things = Record<SavedKind, Record<string, KnownThing>>;

/** Where a page of a language has it. */
export const thingsAddress = (lang: string): string => `/things.${lang}.json`;
