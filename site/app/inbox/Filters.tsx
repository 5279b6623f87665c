import { useMutation } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { downloadCsv } from './download.ts';
import type { Filter } from './filter.ts';
import { SearchField } from './SearchField.tsx';
import { useSpeech } from './words.ts';

interface Props {
  filter: Filter;
  /** Whether the filter has been read from the address. */
  isKnown: boolean;
  /** The ids of the forms that leads come from. */
  forms: readonly string[];
  isBusy: boolean;
  onChange: (part: Partial<Filter>) => void;
  onRefresh: () => void;
}

/** The toolbar above the list: filters, refresh and download. */
export function Filters({ filter, isKnown, forms, isBusy, onChange, onRefresh }: Props) {
  const { filters } = useSpeech().words;
  // The outbox can be neither searched nor downloaded.
  const isOfLeads = filter.view !== 'undelivered';
  return (
    <div className="inbox-tools">
      {isOfLeads && (
        <>
          <SearchField
            value={filter.search}
            isListening={isKnown}
            onChange={(search) => onChange({ search })}
          />
          <FormFilter value={filter.form} forms={forms} onChange={(form) => onChange({ form })} />
          <button
            type="button"
            className="inbox-tool inbox-mine"
            aria-pressed={filter.mine}
            onClick={() => onChange({ mine: !filter.mine })}
          >
            {filters.mine}
          </button>
        </>
      )}
      <div className="inbox-buttons">
        <button
          type="button"
          className="inbox-tool"
          aria-label={filters.refresh}
          title={filters.refresh}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onRefresh}
        >
          <Icon name="refresh" />
        </button>
        {isOfLeads && <Download filter={filter} />}
      </div>
    </div>
  );
}

/** Filters by one form, or shows all. */
function FormFilter({
  value,
  forms,
  onChange,
}: Pick<Props, 'forms'> & { value: string; onChange: (form: string) => void }) {
  const { words, names } = useSpeech();
  const choices = value === '' ? forms : [...new Set([...forms, value])];
  return (
    <label className="inbox-field">
      <span className="sr-only">{words.filters.form}</span>
      <select className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.filters.allForms}</option>
        {choices.map((form) => (
          <option key={form} value={form}>
            {names.forms[form]?.title ?? form}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </label>
  );
}

/** Downloads the listed leads. */
function Download({ filter }: Pick<Props, 'filter'>) {
  const { filters, errors } = useSpeech().words;
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: downloadCsv,
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, errors) }),
  });
  return (
    <button
      type="button"
      className="inbox-tool"
      aria-disabled={isPending}
      onClick={isPending ? undefined : () => mutate(filter)}
    >
      <Icon name="download" />
      <span className="sr-only-phone">{filters.csv}</span>
    </button>
  );
}
