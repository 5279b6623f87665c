import { type RefObject, useRef, useState } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { isFull } from '../../session/answers.ts';
import type { Things } from '../../session/known-thing.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { titleOf } from './known-things.ts';
import { isSame, useSaved, useSaving, useThings } from './queries.ts';
import { RemovedRow } from './RemovedRow.tsx';
import { SavedRow } from './SavedRow.tsx';
import { changeView, useView } from './use-view.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { inView } from './view.ts';
import { useSavedWords } from './words.ts';

/** The saved items, shown once they and the site's data about them are loaded. */
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
  const { removed, focusIfWanted, remove, restore } = useRemoval(list, (item) =>
    titleOf(things, item, thingWords),
  );
  // A removed item keeps its position, with an undo button, until another one is removed.
  const isGone = removed !== undefined && !items.some((each) => isSame(each, removed));
  const shown = inView(
    isGone ? [...items, removed] : items,
    view,
    (item) => titleOf(things, item, thingWords),
    lang,
  );

  if (items.length === 0 && !isGone) {
    const { heading, body, action } = words.empty;
    return (
      <EmptyState
        drawing="bookmark"
        heading={<Typeset>{heading}</Typeset>}
        body={<Typeset>{body}</Typeset>}
      >
        <a className="button button-first" href={magazine}>
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
          isGone && isSame(item, removed) ? (
            <RemovedRow
              key={item.id}
              title={titleOf(things, item, thingWords)}
              undoRef={(button) => focusIfWanted(item, 'undo', button)}
              onUndo={() => restore(item)}
            />
          ) : (
            <SavedRow
              key={item.id}
              item={item}
              things={things}
              removeRef={(button) => focusIfWanted(item, 'remove', button)}
              onRemove={() => remove(item)}
            />
          ),
        )}
      </ul>
    </>
  );
}

/** @param props.onShowAll called before its button disappears */
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

/** Removes an item, and restores the one removed last. Both are announced, and undone if the server refuses. */
function useRemoval(list: RefObject<HTMLUListElement | null>, nameOf: (item: SavedItem) => string) {
  const { words: area } = useArea();
  const { words } = useSavedWords();
  const notify = useNotify();
  const [removed, setRemoved] = useState<SavedItem>();
  /** The button to focus as soon as it is rendered: the one that replaces the pressed button. */
  const wanted = useRef<{ item: SavedItem; button: 'undo' | 'remove' }>(undefined);
  const { mutate } = useSaving({
    onDone: ({ item, isSaved }) =>
      notify({ done: fill(isSaved ? words.restored : words.removed, { title: nameOf(item) }) }),
    onUndone: (error) => {
      // The focused button disappears again.
      list.current?.focus({ preventScroll: true });
      const reason = isFull(error) ? words.full : reasonFor(error, area.errors);
      notify({ failed: `${area.undone} ${reason}` });
    },
  });
  function change(item: SavedItem, isSaved: boolean): void {
    notify('silence');
    wanted.current = { item, button: isSaved ? 'remove' : 'undo' };
    mutate({ item, isSaved });
  }
  return {
    removed,
    focusIfWanted: (item: SavedItem, which: 'undo' | 'remove', button: HTMLElement | null) => {
      const { current } = wanted;
      if (!button || current?.button !== which || !isSame(current.item, item)) return;
      wanted.current = undefined;
      button.focus({ preventScroll: true });
    },
    remove: (item: SavedItem) => {
      setRemoved(item);
      change(item, false);
    },
    restore: (item: SavedItem) => change(item, true),
  };
}
