import { type RefObject, useId } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { SAVED_KINDS } from '../../../contract/api/saved-kinds.ts';
import { fillCount } from '../../../contract/plural.ts';
import { useArea } from '../area/use-area.ts';
import { Choice } from './Choice.tsx';
import { changeView } from './use-view.ts';
import { ORDERS, type View } from './view.ts';
import { useSavedWords } from './words.ts';

interface Props {
  view: View;
  items: readonly SavedItem[];
  /** The number of items in the view. */
  shown: number;
  /** The ref of the option for all kinds. */
  allRef: RefObject<HTMLInputElement | null>;
}

/** Filters the items by kind, with the count of each, and chooses their order. */
export function ViewChoice({ view, items, shown, allRef }: Props) {
  const { lang } = useArea();
  const { words } = useSavedWords();
  const name = useId();
  const kinds = [
    ['all', words.all, items.length],
    ...SAVED_KINDS.map(
      (kind) =>
        [kind, words.kinds[kind], items.filter((item) => item.kind === kind).length] as const,
    ),
  ] as const;
  return (
    <div className="saved-tools">
      <fieldset className="saved-kinds">
        <legend className="sr-only">{words.kind}</legend>
        {kinds.map(([kind, label, count]) => (
          <label key={kind} data-none={count === 0 || undefined}>
            <input
              ref={kind === 'all' ? allRef : undefined}
              type="radio"
              className="sr-only"
              name={name}
              checked={view.kind === kind}
              onChange={() => changeView({ kind })}
            />
            {label} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <Choice
        label={words.sort}
        value={view.order}
        options={ORDERS.map((order) => [order, words.sorts[order]] as const)}
        onChange={(order) => changeView({ order })}
      />
      <p role="status" className="sr-only">
        {fillCount(words.shown, lang, shown)}
      </p>
    </div>
  );
}
