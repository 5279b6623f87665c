import { useId } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { SAVED_KINDS, type SavedKind } from '../../../contract/api/saved-kinds.ts';
import { fillCount } from '../../../contract/plural.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useArea } from '../area/use-area.ts';
import { changeView } from './use-view.ts';
import { ORDERS, type View } from './view.ts';
import { useSavedWords } from './words.ts';

interface Props {
  view: View;
  items: readonly SavedItem[];
  /** How many the view lets through. */
  shown: number;
}

/** Which kind is shown, in which order, and how many that are. */
export function ViewChoice({ view, items, shown }: Props) {
  const { lang } = useArea();
  const { words } = useSavedWords();
  const countOf = (kind: SavedKind) => items.filter((item) => item.kind === kind).length;
  return (
    <div className="saved-tools">
      <Choice
        label={words.kind}
        value={view.kind}
        options={[
          ['all', words.all],
          ...SAVED_KINDS.map((kind) => [kind, `${words.kinds[kind]} (${countOf(kind)})`] as const),
        ]}
        onChange={(kind) => changeView({ kind })}
      />
      <Choice
        label={words.sort}
        value={view.order}
        options={ORDERS.map((order) => [order, words.sorts[order]] as const)}
        onChange={(order) => changeView({ order })}
      />
      <p role="status" className="text-muted">
        {fillCount(words.shown, lang, shown)}
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="saved-choice">
      <label htmlFor={id}>{label}</label>
      <span className="saved-select">
        <select
          id={id}
          className="control"
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}
