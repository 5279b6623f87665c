import { type RefObject, useId } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { SAVED_KINDS } from '../../../contract/api/saved-kinds.ts';
import { fillCount } from '../../../contract/plural.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { usePage } from '../page-context.ts';
import type { SavedItemsProps } from './texts.ts';
import { changeView, ORDERS, type View } from './view.ts';

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
  const { lang, words } = usePage<SavedItemsProps>();
  const name = useId();
  const kinds = [
    ['all', words.all, items.length],
    ...SAVED_KINDS.map(
      (kind) =>
        [kind, words.kinds[kind], items.filter((item) => item.kind === kind).length] as const,
    ),
  ] as const;
  return (
    <div className="saved-tools flex flex-wrap items-center justify-between gap-md">
      <fieldset className="saved-kinds flex flex-wrap gap-xs">
        <legend className="sr-only">{words.kind}</legend>
        {kinds.map(([kind, label, count]) => (
          <label
            className="relative flex items-center gap-xs text-sm"
            key={kind}
            data-none={count === 0 || undefined}
          >
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
      <SelectField
        id={`${name}-order`}
        words={{ label: words.sort }}
        value={view.order}
        options={ORDERS.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={({ target }) => changeView({ order: target.value as View['order'] })}
      />
      <p role="status" className="sr-only">
        {fillCount(words.shown, lang, shown)}
      </p>
    </div>
  );
}
