import type { SavedItem } from '../../../contract/api/saved.ts';
import type { Things } from '../../session/things.ts';

/** The saved items, and the site's data about them. */
export interface Library {
  things: Things;
  items: readonly SavedItem[];
}
