import { useRef } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { useSaved, useThings } from '../area-saved-items/queries.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { NewCollection } from './NewCollection.tsx';
import { removing, useCollections } from './queries.ts';
import { useTelling } from './use-telling.ts';
import { useCollectionsWords } from './words.ts';

/** Somebody's collections, once they are loaded with what is saved and what the site knows of it. */
export function CollectionList() {
  const things = useThings();
  const saved = useSaved();
  const collections = useCollections();
  return (
    <Loaded query={things}>
      {(known) => (
        <Loaded query={saved}>
          {(items) => (
            <Loaded query={collections}>
              {(all) => <List collections={all} library={{ things: known, items }} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface Props {
  collections: readonly Collection[];
  library: Parameters<typeof CollectionCard>[0]['library'];
}

function List({ collections, library }: Props) {
  const { words } = useCollectionsWords();
  const list = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<FieldControl>(null);
  const tell = useTelling();
  const notify = useNotify();
  return (
    <>
      <NewCollection
        ref={details}
        nameRef={name}
        onMade={(made) => notify({ done: fill(words.made, { name: made }) })}
      />
      {collections.length === 0 && (
        <EmptyState
          heading={<Typeset>{words.empty.heading}</Typeset>}
          body={<Typeset>{words.empty.body}</Typeset>}
        >
          <button
            type="button"
            className="button button-second"
            onClick={() => {
              if (!details.current) return;
              details.current.open = true;
              name.current?.focus();
            }}
          >
            {words.empty.action}
          </button>
        </EmptyState>
      )}
      <div ref={list} tabIndex={-1} className="collections">
        {collections.map((collection, index) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            library={library}
            isOpenAtFirst={index === 0}
            onRemove={() => {
              list.current?.focus({ preventScroll: true });
              tell(removing(collection.id), fill(words.remove.done, { name: collection.name }));
            }}
          />
        ))}
      </div>
    </>
  );
}
