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
import { useTelling } from './use-telling.ts';
import { useCollectionsWords } from './words.ts';

/** The account's collections, once they are loaded with what is saved and what the site knows of it. */
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
  /** What is to have the focus as soon as it is there: a collection, or where the first one is begun. */
  const wanted = useRef<number | 'begin'>(undefined);
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<FieldControl>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const notify = useNotify();
  /** What has been removed last. */
  const last = useRef<number>(undefined);
  const tell = useTelling({
    onUndone: () => {
      // It goes as soon as there is a collection again.
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
