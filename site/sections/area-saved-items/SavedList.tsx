import { type RefObject, useRef, useState } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { Things } from '../../../contract/things.ts';
import { CallError } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { titleOf } from './known-things.ts';
import { useRestore, useSaved, useThings, useUnsave } from './queries.ts';
import { RemovedRow } from './RemovedRow.tsx';
import { SavedRow } from './SavedRow.tsx';
import { changeView, useView } from './use-view.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { inView } from './view.ts';
import { useSavedWords } from './words.ts';

/** What somebody has saved, once it is loaded, with what the site knows of it. */
export function SavedList() {
  const things = useThings();
  const saved = useSaved();
  return (
    <Loaded query={things}>
      {(known) => <Loaded query={saved}>{(items) => <List items={items} things={known} />}</Loaded>}
    </Loaded>
  );
}

interface Props {
  items: readonly SavedItem[];
  things: Things;
}

function List({ items, things }: Props) {
  const { lang } = useArea();
  const { words, things: thingWords, magazine } = useSavedWords();
  const view = useView();
  const list = useRef<HTMLUListElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const { removed, back, remove, restore } = useRemoval(list, (item) =>
    titleOf(things, item, thingWords),
  );
  // What was removed keeps its place until something else is, with a way to have it back.
  const isGone = removed !== undefined && !items.some(({ id }) => id === removed.id);
  const shown = inView(
    isGone ? [...items, removed] : items,
    view,
    (item) => titleOf(things, item, thingWords),
    lang,
  );

  if (items.length === 0 && !isGone) {
    const { heading, body, action } = words.empty;
    return (
      <EmptyState heading={<Typeset>{heading}</Typeset>} body={<Typeset>{body}</Typeset>}>
        <a className="button button-second" href={magazine}>
          {action}
        </a>
      </EmptyState>
    );
  }
  return (
    <>
      <ViewChoice
        view={view}
        items={items}
        shown={inView(items, view, () => '', lang).length}
        allRef={all}
      />
      {shown.length === 0 && <NothingOfKind onShowAll={() => all.current?.focus()} />}
      <ul ref={list} tabIndex={-1} className="saved-list">
        {shown.map((item) =>
          isGone && item.id === removed.id ? (
            <RemovedRow
              key={item.id}
              title={titleOf(things, item, thingWords)}
              onUndo={() => restore(item)}
            />
          ) : (
            <SavedRow
              key={item.id}
              item={item}
              things={things}
              isBack={item.id === back}
              onRemove={() => remove(item)}
            />
          ),
        )}
      </ul>
    </>
  );
}

/** @param props.onShowAll told before its button goes */
function NothingOfKind({ onShowAll }: { onShowAll: () => void }) {
  const { none } = useSavedWords().words;
  return (
    <EmptyState heading={<Typeset>{none.heading}</Typeset>} body={<Typeset>{none.body}</Typeset>}>
      <button
        type="button"
        className="button button-second"
        onClick={() => {
          onShowAll();
          changeView({ kind: 'all' });
        }}
      >
        {none.action}
      </button>
    </EmptyState>
  );
}

/** Removing, and having back what was removed last; both are said, and undone if the server refuses. */
function useRemoval(list: RefObject<HTMLUListElement | null>, nameOf: (item: SavedItem) => string) {
  const { words: area } = useArea();
  const { words } = useSavedWords();
  const notify = useNotify();
  const [removed, setRemoved] = useState<SavedItem>();
  /** The id of what has been had back. */
  const [back, setBack] = useState<number>();
  const onUndone = (error: unknown) => {
    // What had the focus goes again.
    list.current?.focus({ preventScroll: true });
    const isFull = error instanceof CallError && error.status === 409;
    const reason = isFull ? words.full : reasonFor(error, area.errors);
    notify({ failed: `${area.undone} ${reason}` });
  };
  const unsave = useUnsave({
    onDone: (item) => notify({ done: fill(words.removed, { title: nameOf(item) }) }),
    onUndone,
  });
  const save = useRestore({
    onDone: (item) => notify({ done: fill(words.restored, { title: nameOf(item) }) }),
    onUndone,
  });
  return {
    removed,
    back,
    remove: (item: SavedItem) => {
      notify('silence');
      setRemoved(item);
      setBack(undefined);
      unsave.mutate(item);
    },
    restore: (item: SavedItem) => {
      notify('silence');
      setBack(item.id);
      save.mutate(item);
    },
  };
}
