import { useRef } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { useSaved, useThings } from '../saved-items/queries.ts';
import { CollectionCard } from './CollectionCard.tsx';
import type { Library } from './library.ts';
import { NewCollection } from './NewCollection.tsx';
import { removing, useCollections } from './queries.ts';
import { useReportedChange } from './use-reported-change.ts';
import { useCollectionsWords } from './words.ts';

/**
 * The collections of the account, shown once the collections, the saved items and the site's data about them are
 * loaded.
 */
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
  library: Library;
}

function List({ collections, library }: Props) {
  const { words } = useCollectionsWords();
  const summaries = useRef(new Map<number, HTMLElement>());
  /** The element to focus as soon as it is rendered: a collection, or the button that creates the first one. */
  const wanted = useRef<number | 'begin'>(undefined);
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<FieldControl>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const notify = useNotify();
  /** The collection that was removed last. */
  const last = useRef<number>(undefined);
  const tell = useReportedChange({
    onUndone: () => {
      // The button that creates the first collection disappears as soon as there is a collection again.
      wanted.current = begin.current?.matches(':focus') ? last.current : undefined;
    },
  });

  function focusIfWanted(what: number | 'begin', element: HTMLElement | null): void {
    if (!element || wanted.current !== what) return;
    wanted.current = undefined;
    element.focus();
  }

  return (
    <>
      <NewCollection
        ref={details}
        nameRef={name}
        beginRef={begin}
        isFirst={collections.length === 0}
        onMade={({ id, name }) => {
          wanted.current = id;
          notify({ done: fill(words.made, { name }) });
        }}
      />
      {collections.length === 0 && (
        <EmptyState
          drawing="stack"
          heading={<Typeset>{words.empty.heading}</Typeset>}
          body={<Typeset>{words.empty.body}</Typeset>}
        >
          <button
            ref={(button) => {
              begin.current = button;
              focusIfWanted('begin', button);
            }}
            type="button"
            className="button button-first"
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
      <div>
        {collections.map((collection, index) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            library={library}
            isOpenAtFirst={index === 0}
            summaryRef={(summary) => {
              if (summary) summaries.current.set(collection.id, summary);
              else summaries.current.delete(collection.id);
              focusIfWanted(collection.id, summary);
            }}
            onRemove={() => {
              const next = collections[index + 1] ?? collections[index - 1];
              if (next) summaries.current.get(next.id)?.focus();
              else wanted.current = 'begin';
              last.current = collection.id;
              tell(removing(collection.id), fill(words.remove.done, { name: collection.name }));
            }}
          />
        ))}
      </div>
    </>
  );
}
