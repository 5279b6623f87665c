import { useEffect, useRef } from 'react';
import { call } from '../../session/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Button } from '../area/Button.tsx';
import { saveFile } from '../area/save-file.ts';
import { useAction } from '../area/use-action.ts';
import { type Filter, queryOf, useChangeFilter, useFilter, useKnownFilter } from './filter.ts';
import { useInbox } from './words.ts';

interface Props {
  /** The ids of the forms that leads come from. */
  forms: readonly string[];
  isBusy: boolean;
  onRefresh: () => void;
}

/** The toolbar above the list: filters, refresh and download. */
export function Filters({ forms, isBusy, onRefresh }: Props) {
  const { filters } = useInbox().words;
  const filter = useFilter();
  const change = useChangeFilter();
  // The outbox can be neither searched nor downloaded.
  const isOfLeads = filter.view !== 'undelivered';
  return (
    <div className="inbox-tools flex flex-wrap gap-sm">
      {isOfLeads && (
        <>
          <SearchField value={filter.search} onChange={(search) => change({ search })} />
          <FormFilter value={filter.form} forms={forms} onChange={(form) => change({ form })} />
          <Button
            className="quiet-button inbox-mine"
            aria-pressed={filter.mine}
            onClick={() => change({ mine: !filter.mine })}
          >
            {filters.mine}
          </Button>
        </>
      )}
      <div className="inbox-buttons flex gap-sm">
        <Button
          className="quiet-button"
          aria-label={filters.refresh}
          title={filters.refresh}
          isBusy={isBusy}
          onClick={onRefresh}
        >
          <Icon name="refresh" />
        </Button>
        {isOfLeads && <Download filter={filter} />}
      </div>
    </div>
  );
}

function FormFilter({
  value,
  forms,
  onChange,
}: Pick<Props, 'forms'> & { value: string; onChange: (form: string) => void }) {
  const { words, names } = useInbox();
  const choices = value === '' ? forms : [...new Set([...forms, value])];
  return (
    <label className="field-box field-select inbox-field">
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

function Download({ filter }: { filter: Filter }) {
  const { filters } = useInbox().words;
  const { run, isBusy } = useAction(downloadCsv);
  return (
    <Button className="quiet-button" isBusy={isBusy} onClick={() => run(filter)}>
      <Icon name="download" />
      <span className="sr-only-phone">{filters.csv}</span>
    </Button>
  );
}

async function downloadCsv(filter: Filter): Promise<void> {
  const table = await call('inboxCsv', { query: queryOf(filter) });
  // Reading the response as text removes its byte order mark, without which Excel can't read Thai.
  const file = new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
  // The reader's local date in ISO order, which is how Swedish writes it: 2026-11-21.
  saveFile(file, `leads-${new Date().toLocaleDateString('sv')}.csv`);
}

/** The pause in typing before a search, in milliseconds. */
const PAUSE = 300;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A search field that searches when typing pauses, or at once on Enter. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const { filters } = useInbox().words;
  const isKnown = useKnownFilter() !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The filter can be cleared by another control; text being typed stays.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== value) field.current.value = value;
  }, [value]);

  function search(text: string) {
    clearTimeout(pause.current);
    onChange(text.trim());
  }

  return (
    <search className="field-box inbox-field inbox-search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="control"
        aria-label={filters.search}
        placeholder={filters.hint}
        maxLength={200}
        // Text that is typed before the filter is known would be lost.
        disabled={!isKnown}
        onChange={({ target }) => {
          clearTimeout(pause.current);
          pause.current = setTimeout(search, PAUSE, target.value);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && search(currentTarget.value)}
      />
    </search>
  );
}
