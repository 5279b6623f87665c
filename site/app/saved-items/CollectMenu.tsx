import { useId, useState } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useOptimistic } from '../area/optimistic.ts';
import { reasonFor } from '../area/reason-for.ts';
import { addItem, COLLECTIONS, removeItem, useCollectionChange } from '../collections/queries.ts';
import { usePage } from '../page-context.ts';
import type { SavedItemsProps } from './texts.ts';

interface Props {
  item: SavedItem;
  title: string;
}

/** A button that opens a menu of collections, in which the item can be added or removed. */
export function CollectMenu({ item, title }: Props) {
  const { collect } = usePage<SavedItemsProps>().words;
  const id = useId();
  // A closed menu makes no requests.
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className="quiet-button" popoverTarget={id}>
        <Icon name="plus" />
        <span className="sr-only-phone">{collect.open}</span>
        <span className="sr-only">: {title}</span>
      </button>
      <fieldset
        id={id}
        className="saved-collections text-sm text-ink"
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpened(true);
        }}
      >
        <legend className="sr-only">{fill(collect.named, { title })}</legend>
        {isOpened && <CollectionChoice item={item} title={title} />}
      </fieldset>
    </>
  );
}

function CollectionChoice({ item, title }: Props) {
  const { area, words, collections: address } = usePage<SavedItemsProps>();
  const { collect } = words;
  const { data: collections, error } = useOptimistic(COLLECTIONS);
  const tell = useCollectionChange(collect.full);
  return (
    <>
      {collections === undefined && (
        <Typeset.p className="text-muted" role="status">
          {error ? reasonFor(error, area.errors) : area.loading}
        </Typeset.p>
      )}
      {collections?.length === 0 && <Typeset.p className="text-muted">{collect.none}</Typeset.p>}
      {collections?.map(({ id, name, items }) => (
        <label key={id} className="flex items-center gap-sm">
          <input
            type="checkbox"
            checked={items.some((place) => place.item === item.id)}
            onChange={({ target: { checked } }) => {
              const change = checked ? addItem(id, item.id) : removeItem(id, item.id);
              tell(change, fill(checked ? collect.added : collect.takenOut, { title, name }));
            }}
          />
          <span lang={langOfWords(name)} dir="auto">
            {name}
          </span>
        </label>
      ))}
      <a className="text-link area-way" href={address}>
        {collect.begin}
      </a>
    </>
  );
}
