import { type RefObject, useRef } from 'react';
import type { BodyOf } from '../../../contract/api/endpoints.ts';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { isLimitReached } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inArea } from '../area/Area.tsx';
import { Button } from '../area/Button.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { useFocusByKey } from '../area/focus.ts';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { useOptimistic } from '../area/optimistic.ts';
import { usePage } from '../page-context.ts';
import { SAVED, useThings } from '../saved-items/queries.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import type { Library } from './Places.tsx';
import {
  COLLECTIONS,
  removeCollection,
  useCollectionChange,
  useUpdateCollections,
} from './queries.ts';
import type { CollectionsProps } from './texts.ts';

const STACK = [
  '....###########',
  '....#.........#',
  '..###########.#',
  '..#.........#.#',
  '###########.#.#',
  '#.........#.#.#',
  '#..ooo....#.###',
  '#.........#.#..',
  '#.........###..',
  '###########....',
] as const;

/** `/account/collections`: the collections of saved items, once they and the site's data about them are loaded. */
export const Collections = inArea<CollectionsProps>(function CollectionList() {
  const things = useThings();
  const saved = useOptimistic(SAVED);
  const collections = useOptimistic(COLLECTIONS);
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
});

function List({ collections, library }: { collections: readonly Collection[]; library: Library }) {
  const { words } = usePage<CollectionsProps>();
  /** The collections, by id, and the button that creates the first one. */
  const { refOf, focusOn } = useFocusByKey<number | 'begin'>();
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<FieldControl>(null);
  const notify = useNotify();
  const tell = useCollectionChange();

  return (
    <>
      <NewCollection
        ref={details}
        nameRef={name}
        focusBegin={() => focusOn('begin')}
        isFirst={collections.length === 0}
        onMade={({ id, name }) => {
          focusOn(id);
          notify({ done: fill(words.made, { name }) });
        }}
      />
      {collections.length === 0 && (
        <EmptyState drawing={STACK} {...words.empty}>
          <Button
            ref={refOf('begin')}
            className="button button-first"
            onClick={() => {
              if (!details.current) return;
              details.current.open = true;
              name.current?.focus();
            }}
          >
            {words.empty.action}
          </Button>
        </EmptyState>
      )}
      <div>
        {collections.map((collection, index) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            library={library}
            isOpenAtFirst={index === 0}
            summaryRef={refOf(collection.id)}
            onRemove={() => {
              focusOn((collections[index + 1] ?? collections[index - 1])?.id ?? 'begin');
              tell(
                removeCollection(collection.id),
                fill(words.remove.done, { name: collection.name }),
              );
            }}
          />
        ))}
      </div>
    </>
  );
}

interface NewCollectionProps {
  ref: RefObject<HTMLDetailsElement | null>;
  /** The first field, which takes the focus. */
  nameRef: RefObject<FieldControl | null>;
  /** Called when creating the first collection is canceled, because that form has no button that opens it. */
  focusBegin: () => void;
  isFirst: boolean;
  onMade: (made: Collection) => void;
}

/** Creates a collection. Typed text survives a reload. */
function NewCollection({ ref, nameRef, focusBegin, isFirst, onMade }: NewCollectionProps) {
  const { words } = usePage<CollectionsProps>();
  const updateCollections = useUpdateCollections();
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  return (
    <details ref={ref} className="collection-new" data-first={isFirst || undefined}>
      <summary ref={summary} className="button button-first">
        <Icon name="plus" />
        {words.make}
      </summary>
      <AccountForm
        send={words}
        draft="new-collection"
        onSend={async (body: BodyOf<'makeCollection'>) => {
          const made = await call('makeCollection', { body });
          onMade(made);
          await updateCollections((known) => [made, ...known.filter(({ id }) => id !== made.id)]);
          close();
          return { confirmation: made.name };
        }}
        reword={(refused, error) =>
          isLimitReached(error) ? { message: words.full, fields: {} } : refused
        }
        cancel={{
          label: words.cancel,
          onCancel: () => {
            close();
            if (isFirst) focusBegin();
            else summary.current?.focus();
          },
        }}
      >
        <CollectionFields id="new-collection" nameRef={nameRef} />
      </AccountForm>
    </details>
  );
}
