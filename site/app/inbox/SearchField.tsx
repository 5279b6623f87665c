import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useSpeech } from './words.ts';

/** The pause in typing before a search, in milliseconds. */
const PAUSE = 300;

interface Props {
  value: string;
  /** False until the filter has been read: text typed before that would be lost. */
  isListening: boolean;
  onChange: (value: string) => void;
}

/** A search field that searches when typing pauses, or at once on Enter. */
export function SearchField({ value, isListening, onChange }: Props) {
  const { filters } = useSpeech().words;
  const [typed, setTyped] = useState(value);
  /** The text still to be searched for; undefined once it has been. */
  const [pending, setPending] = useState<string>();

  // The filter can be cleared by another control; text being typed stays.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (pending === undefined) return;
    const pause = setTimeout(() => search(pending), PAUSE);
    return () => clearTimeout(pause);
  });

  function search(text: string) {
    setPending(undefined);
    onChange(text.trim());
  }

  return (
    <search className="inbox-field inbox-search">
      <Icon name="search" />
      <input
        type="search"
        className="control"
        disabled={!isListening}
        aria-label={filters.search}
        placeholder={filters.hint}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPending(target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
    </search>
  );
}
