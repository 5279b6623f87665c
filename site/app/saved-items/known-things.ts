import type { SiteItem } from '../../../contract/api/saved.ts';
import type { KnownThing, Things } from '../../session/things.ts';
import type { ThingWords } from './texts.ts';

/** Returns the site's data about a saved item; undefined if the page no longer exists. */
export function knownThing(things: Things, { kind, thing }: SiteItem): KnownThing | undefined {
  // A newer server may return another kind, and a slug may be the name of a property that every object has.
  const known = things[kind] ?? {};
  return Object.hasOwn(known, thing) ? known[thing] : undefined;
}

/** Returns the title of a saved item, or its id if the page no longer exists. */
export function titleOf(things: Things, thing: SiteItem, words: ThingWords): string {
  return knownThing(things, thing)?.title ?? `${words.gone} (${thing.thing})`;
}
