import { type RefCallback, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Collection, SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { fillCount } from '../../../contract/plural.ts';
import { isLimitReached } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useFocusByKey } from '../area/focus.ts';
import { useNotify } from '../area/notices.ts';
import { Removal } from '../area/Removal.tsx';
import { useAction } from '../area/use-action.ts';
import { usePage } from '../page-context.ts';
import { knownThing, titleOf } from '../saved-items/known-things.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { type Library, Places } from './Places.tsx';
import { COLLECTIONS, useUpdateCollections, withCollection } from './queries.ts';
import { Share } from './Share.tsx';
import type { CollectionsProps } from './texts.ts';

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
  const { lang, words } = usePage<CollectionsProps>();
  const heading = useId();
  // Only the initial state. After that the reader decides.
  const [isOpen] = useState(isOpenAtFirst);
  const { name, note, sharedAt } = collection;
  // An item that has since been removed from the saved items is in no collection.
  const saved = new Set(library.items.map(({ id }) => id));
  const items = collection.items.filter(({ item }) => saved.has(item));
  return (
    <details className="collection border-t" open={isOpen} aria-labelledby={heading}>
      <summary className="flex flex-wrap items-center gap-xs" ref={summaryRef}>
        <h2 id={heading} className="text-lg" lang={langOfWords(name)} dir="auto">
          {name}
        </h2>
        {sharedAt !== null && <span className="tag">{words.isShared}</span>}
        <span className="collection-facts text-muted flex items-center justify-between gap-md text-sm">
          <Covers items={items} library={library} />
          <span>{fillCount(words.count, lang, items.length)}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="collection-body grid gap-xl">
        {note !== '' && (
          <p className="thing-note" lang={langOfWords(note)} dir="auto">
            {note}
          </p>
        )}
        <div className="collection-ways flex flex-wrap">
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

const MOST = 4;

interface CoversProps {
  items: Collection['items'];
  library: Library;
}

function Covers({ items, library: { things, items: saved } }: CoversProps) {
  const known = items.flatMap(({ id, item }) => {
    const thing = saved.find((each) => each.id === item);
    const found = thing && knownThing(things, thing);
    return found ? [{ ...found, id }] : [];
  });
  return (
    <span className="collection-covers flex" aria-hidden="true">
      {known.slice(0, MOST).map(({ id, picture, isCloth }) => (
        <span key={id} className="collection-cover">
          <span className="thing-cover ebony block">
            <img src={picture} alt="" decoding="async" data-cloth={isCloth || undefined} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** Edits the name and note of a collection. Typed text survives a reload. */
function EditCollection({ collection }: { collection: Collection }) {
  const { id, name } = collection;
  const draft = `collection-${id}`;
  const { words } = usePage<CollectionsProps>();
  const updateCollections = useUpdateCollections();

  async function change(values: { name: string; note: string }) {
    // An unchanged field may meanwhile have been edited in another window, so only changed fields are sent.
    const changed = (['name', 'note'] as const).filter((each) => values[each] !== collection[each]);
    if (changed.length > 0) {
      const body = Object.fromEntries(changed.map((each) => [each, values[each]]));
      const now = await call('changeCollection', { params: { id }, body });
      await updateCollections(withCollection({ id, name: now.name, note: now.note }));
    }
    return { confirmation: words.changed };
  }

  return (
    <details className="collection-edit">
      <summary className="text-link area-way" aria-label={fill(words.editNamed, { name })}>
        {words.edit}
      </summary>
      <AccountForm
        send={{ submit: words.save, sending: words.saving }}
        draft={draft}
        showsDone
        onSend={change}
      >
        <CollectionFields id={draft} collection={collection} />
      </AccountForm>
    </details>
  );
}

interface AddItemProps {
  collection: Collection;
  library: Library;
}

function AddItem({ collection, library: { things, items } }: AddItemProps) {
  const { words, things: thingWords } = usePage<CollectionsProps>();
  const notify = useNotify();
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  const there = new Set(collection.items.map(({ item }) => item));
  const others = items.filter(({ id }) => !there.has(id));

  const { refOf, focusOn } = useFocusByKey<'all in'>();
  const updateCollections = useUpdateCollections();
  // Only added once the server has assigned an id, because a row without one could not be moved.
  const { run, isBusy } = useAction(
    async (item: SavedItem) => {
      const params = { id: collection.id };
      const now = await call('collect', { params, body: { item: item.id } });
      notify({ done: fill(words.items.added, { title: titleOf(things, item, thingWords) }) });
      // After the last item is added, a message replaces the form.
      if (others.length > 1) choice.current?.focus();
      else focusOn('all in');
      await updateCollections(withCollection(now));
    },
    (error) => (isLimitReached(error) ? words.items.full : undefined),
    COLLECTIONS.key,
  );

  if (others.length === 0) {
    const { allIn: said, nothingSaved } = words.items;
    return (
      <Typeset.p ref={refOf('all in')} tabIndex={-1} className="text-muted">
        {items.length === 0 ? nothingSaved : said}
      </Typeset.p>
    );
  }

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = others.find(({ id }) => String(id) === choice.current?.value);
    if (chosen && !isBusy) run(chosen);
    else choice.current?.focus();
  }

  return (
    <form className="collection-add flex flex-wrap gap-sm" method="post" onSubmit={add}>
      <SelectField
        ref={choice}
        id={id}
        words={{ label: words.items.add }}
        options={[
          { value: '', label: words.items.choose },
          ...others.map((item) => {
            const title = titleOf(things, item, thingWords);
            return { value: String(item.id), label: `${title} – ${thingWords.kinds[item.kind]}` };
          }),
        ]}
      />
      <button type="submit" className="button button-second" aria-disabled={isBusy}>
        {words.items.adding}
      </button>
    </form>
  );
}
