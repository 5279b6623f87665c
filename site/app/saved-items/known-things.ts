import type { Thing } from '../../../contract/api/saved.ts';
import type { KnownThing, Things } from '../../session/known-thing.ts';
import type { ThingWords } from './texts.ts';

/** What the site knows of something; undefined for what it no longer has. */
export function knownThing(things: Things, { kind, thing }: Thing): KnownThing | undefined {
  // A newer server may have another kind; and a slug may be the name of what every object has.
  const known = things[kind] ?? {};
  return Object.hasOwn(known, thing) ? known[thing] : undefined;
}

/** What something is called; what is gone, by the id that it had. */
export function titleOf(things: Things, thing: Thing, words: ThingWords): string {
  return knownThing(things, thing)?.title ?? `${words.gone} (${thing.thing})`;
}
