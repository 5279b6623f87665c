import { type RefCallback, useRef, useState } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import type { Things } from '../../session/things.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { inArea } from '../area/Area.tsx';
import { Button } from '../area/Button.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { useFocusByKey } from '../area/focus.ts';
import { Loaded } from '../area/Loaded.tsx';
import { useOptimistic, useReportedChange } from '../area/optimistic.ts';
import { useDateFormats } from '../area/use-date-formats.ts';
import { usePage } from '../page-context.ts';
import { CollectMenu } from './CollectMenu.tsx';
import { titleOf } from './known-things.ts';
import { isSame, SAVED, useThings } from './queries.ts';
import { ThingLine } from './ThingLine.tsx';
import type { SavedItemsProps } from './texts.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { changeView, inView, useView } from './view.ts';

const BOOKMARK = [
  '#########',
  '#.......#',
  '#.......#',
  '#...o...#',
  '#..ooo..#',
  '#...o...#',
  '#.......#',
  '#...#...#',
  '#..#.#..#',
  '#.#...#.#',
  '##.....##',
] as const;

/** `/account/saved-items`: the account's saved items, once they and the site's data about them are loaded. */
export const SavedItems = inArea<SavedItemsProps>(function SavedList() {
  const things = useThings();
  const saved = useOptimistic(SAVED);
  return (
    <Loaded query={things}>
      {(known) => <Loaded query={saved}>{(items) => <List items={items} things={known} />}</Loaded>}
    </Loaded>
  );
});

function List({ items, things }: { items: readonly SavedItem[]; things: Things }) {
  const { lang, words, things: thingWords, magazine } = usePage<SavedItemsProps>();
  const view = useView();
  const all = useRef<HTMLInputElement>(null);
  const { removed, refOf, remove, restore } = useRemoval((item) =>
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
    return (
      <EmptyState drawing={BOOKMARK} {...words.empty}>
        <a className="button button-first" href={magazine}>
          {words.empty.action}
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
      {shown.length === 0 ? (
        <EmptyState {...words.none}>
          <Button
            onClick={() => {
              // The pressed button disappears.
              all.current?.focus();
              changeView({ kind: 'all' });
            }}
          >
            {words.none.action}
          </Button>
        </EmptyState>
      ) : (
        <ul className="border-t">
          {shown.map((item) =>
            isGone && isSame(item, removed) ? (
              <RemovedRow
                key={item.id}
                title={titleOf(things, item, thingWords)}
                undoRef={refOf(item, 'undo')}
                onUndo={() => restore(item)}
              />
            ) : (
              <SavedRow
                key={item.id}
                item={item}
                things={things}
                removeRef={refOf(item, 'remove')}
                onRemove={() => remove(item)}
              />
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Removes an item, and restores the one removed last. Both are announced, and undone if the server refuses. */
function useRemoval(nameOf: (item: SavedItem) => string) {
  const { words } = usePage<SavedItemsProps>();
  const [removed, setRemoved] = useState<SavedItem>();
  const { refOf, focusOn } = useFocusByKey<string>();
  const keyOf = ({ kind, thing }: SavedItem, button: 'undo' | 'remove') =>
    `${button} ${kind}/${thing}`;
  const tell = useReportedChange(SAVED, {
    done: ({ item, isSaved }) =>
      fill(isSaved ? words.restored : words.removed, { title: nameOf(item) }),
    full: words.full,
  });
  function change(item: SavedItem, isSaved: boolean): void {
    // It replaces the pressed button.
    focusOn(keyOf(item, isSaved ? 'remove' : 'undo'));
    tell({ item, isSaved });
  }
  return {
    removed,
    refOf: (item: SavedItem, button: 'undo' | 'remove') => refOf(keyOf(item, button)),
    remove: (item: SavedItem) => {
      setRemoved(item);
      change(item, false);
    },
    restore: (item: SavedItem) => change(item, true),
  };
}

interface RemovedRowProps {
  title: string;
  undoRef: RefCallback<HTMLButtonElement>;
  onUndo: () => void;
}

/** Replaces the row of a removed item: says that it was removed, with a button to undo that. */
function RemovedRow({ title, undoRef, onUndo }: RemovedRowProps) {
  const { words } = usePage<SavedItemsProps>();
  return (
    <li className="saved-item flex items-center" data-removed="">
      <Typeset.p className="text-muted">{fill(words.removed, { title })}</Typeset.p>
      <Button ref={undoRef} aria-label={fill(words.undoNamed, { title })} onClick={onUndo}>
        {words.undo}
      </Button>
    </li>
  );
}

interface SavedRowProps {
  item: SavedItem;
  things: Things;
  /** The ref of the remove button. */
  removeRef: RefCallback<HTMLButtonElement>;
  onRemove: () => void;
}

function SavedRow({ item, things, removeRef, onRemove }: SavedRowProps) {
  const { words, things: thingWords } = usePage<SavedItemsProps>();
  const { shortDate } = useDateFormats();
  const title = titleOf(things, item, thingWords);
  return (
    <li className="saved-item flex items-center">
      <ThingLine thing={item} things={things} words={thingWords}>
        <time dateTime={item.savedAt}>
          <span className="sr-only">{words.saved} </span>
          <Typeset>{shortDate(item.savedAt)}</Typeset>
        </time>
      </ThingLine>
      <CollectMenu item={item} title={title} />
      <Button
        ref={removeRef}
        className="quiet-button"
        aria-label={fill(words.removeNamed, { title })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}
