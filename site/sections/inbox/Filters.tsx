import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Filter } from './filter.ts';
import { useSpeech } from './words.ts';

interface Props {
  filter: Filter;
  /** The forms that there are leads from. */
  forms: readonly string[];
  isBusy: boolean;
  onChange: (part: Partial<Filter>) => void;
  onRefresh: () => void;
  /** Saves what is listed. */
  onDownload: () => Promise<void>;
}

/** How long somebody pauses before what he has typed is looked for, in milliseconds. */
const PAUSE = 300;

/** What narrows the list, and what can be done with all of it. */
export function Filters({ filter, forms, isBusy, onChange, onRefresh, onDownload }: Props) {
  const { words, formTitle } = useSpeech();
  const { filters } = words;
  const [isDownloading, setDownloading] = useState(false);
  // What could not be delivered is neither searched nor saved.
  const isOfLeads = filter.view !== 'undelivered';
  const choices = filter.form === '' ? forms : [...new Set([...forms, filter.form])];

  async function download() {
    if (isDownloading) return;
    setDownloading(true);
    await onDownload();
    setDownloading(false);
  }

  return (
    <div className="inbox-tools">
      {isOfLeads && (
        <>
          <SearchField value={filter.search} onChange={(search) => onChange({ search })} />
          <label className="inbox-field">
            <span className="sr-only">{filters.form}</span>
            <select value={filter.form} onChange={({ target }) => onChange({ form: target.value })}>
              <option value="">{filters.allForms}</option>
              {choices.map((form) => (
                <option key={form} value={form}>
                  {formTitle(form)}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </label>
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
        {isOfLeads && (
          <button
            type="button"
            className="inbox-tool"
            aria-disabled={isDownloading}
            onClick={download}
          >
            <Icon name="download" />
            <span className="sr-only-phone">{filters.csv}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** A search that begins when typing pauses, or at once on Enter. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { filters } = useSpeech().words;
  const [typed, setTyped] = useState(value);
  const pause = useRef(0);
  // What is typed before anything listens would be lost.
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);

  // The filter can be cleared from elsewhere.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(text: string, wait: number) {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => onChange(text.trim()), wait);
  }

  return (
    <search className="inbox-field inbox-search">
      <Icon name="search" />
      <input
        type="search"
        disabled={!isListening}
        aria-label={filters.search}
        placeholder={filters.hint}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value, PAUSE);
        }}
        onKeyDown={({ key }) => key === 'Enter' && search(typed, 0)}
      />
    </search>
  );
}
