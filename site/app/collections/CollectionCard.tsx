import { type RefCallback, useId, useState } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Removal } from '../area/Removal.tsx';
import { useArea } from '../area/use-area.ts';
import { AddItem } from './AddItem.tsx';
import { Covers } from './Covers.tsx';
import { EditCollection } from './EditCollection.tsx';
import type { Library } from './library.ts';
import { Places } from './Places.tsx';
import { Share } from './Share.tsx';
import { useCollectionsWords } from './words.ts';

interface Props {
  collection: Collection;
  library: Library;
  isOpenAtFirst: boolean;
  /** The ref of the summary, which opens and closes the card. */
  summaryRef: RefCallback<HTMLElement>;
  onRemove: () => void;
}

/** A collection: a line with its name, which opens the rest. */
export function CollectionCard({
  collection,
  library,
  isOpenAtFirst,
  summaryRef,
  onRemove,
}: Props) {
  const { lang } = useArea();
  const { words } = useCollectionsWords();
  const heading = useId();
  // Only the initial state. After that the reader decides.
  const [isOpen] = useState(isOpenAtFirst);
  const { name, note, sharedAt } = collection;
  // An item that has since been removed from the saved items is in no collection.
  const saved = new Set(library.items.map(({ id }) => id));
  const items = collection.items.filter(({ item }) => saved.has(item));
  return (
    <details className="collection" open={isOpen} aria-labelledby={heading}>
      <summary ref={summaryRef}>
        <h2 id={heading} lang={langOfWords(name)} dir="auto">
          {name}
        </h2>
        {sharedAt !== null && <span className="tag">{words.isShared}</span>}
        <span className="collection-facts text-muted">
          <Covers items={items} library={library} />
          <span>{fillCount(words.count, lang, items.length)}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="collection-body">
        {note !== '' && (
          <p className="collection-note" lang={langOfWords(note)} dir="auto">
            {note}
          </p>
        )}
        <div className="collection-ways">
          <EditCollection collection={collection} />
          <Removal
            words={{ ...words.remove, ask: fill(words.remove.ask, { name }) }}
            onRemove={onRemove}
          />
        </div>
        <Places collection={{ ...collection, items }} library={library} />
        <AddItem collection={{ ...collection, items }} library={library} />
        {(items.length > 0 || sharedAt !== null) && <Share collection={collection} />}
      </div>
    </details>
  );
}
