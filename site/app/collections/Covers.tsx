import type { Collection } from '../../../contract/api/saved.ts';
import { knownThing } from '../saved-items/known-things.ts';
import type { Library } from './library.ts';

/** The highest number of covers shown per collection. */
const MOST = 4;

interface Props {
  items: Collection['items'];
  library: Library;
}

/** The covers of the first items in a collection, overlapping. */
export function Covers({ items, library: { things, items: saved } }: Props) {
  const known = items.flatMap(({ id, item }) => {
    const thing = saved.find((each) => each.id === item);
    const found = thing && knownThing(things, thing);
    return found ? [{ ...found, id }] : [];
  });
  return (
    <span className="collection-covers" aria-hidden="true">
      {known.slice(0, MOST).map(({ id, picture, isCloth }) => (
        <span key={id} className="collection-cover">
          <span className="thing-cover ebony">
            <img src={picture} alt="" decoding="async" data-cloth={isCloth || undefined} />
          </span>
        </span>
      ))}
    </span>
  );
}
