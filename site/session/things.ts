import type { SavedKind } from '../../contract/api/saved-kinds.ts';
import { CallError } from './api.ts';

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

/**
 * Fetches the pages of the site that can be saved, in a language.
 * @throws CallError if they can't be loaded
 */
export async function fetchThings(lang: string): Promise<Things> {
  const answer = await fetch(thingsAddress(lang)).catch((error: Error) => {
    throw new CallError(0, error.message);
  });
  if (!answer.ok) throw new CallError(answer.status, answer.statusText);
  return answer.json();
}
