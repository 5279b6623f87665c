import type { SavedItem } from '../../../contract/api/saved.ts';
import type { Things } from '../../session/known-thing.ts';

/** What there is to be collected, and what the site knows of it. */
export interface Library {
  things: Things;
  items: readonly SavedItem[];
}
