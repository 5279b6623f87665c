import { useEffect, useId, useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { copyText } from '../area/copy-text.ts';
import { Done } from '../area/Done.tsx';
import { useArea } from '../area/use-area.ts';
import { useCollectionsWords } from './words.ts';

/** Shows the link, which is shown only once, with a button to copy it. Takes the focus. */
export function SharedLink({ link }: { link: string }) {
  const { words: area } = useArea();
  const { share } = useCollectionsWords().words;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  useEffect(() => field.current?.focus(), []);

  async function copy(): Promise<void> {
    const isDone = await copyText(link);
    setCopied(isDone);
    if (!isDone) field.current?.select();
  }

  return (
    <div className="collection-link">
      <label htmlFor={id}>{share.link}</label>
      <div>
        <input
          ref={field}
          id={id}
          className="control"
          readOnly
          value={link}
          aria-describedby={`${id}-once`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="button button-second" onClick={() => void copy()}>
          {share.copy}
        </button>
      </div>
      <p id={`${id}-once`} className="text-muted">
        <Typeset>{share.once}</Typeset>
      </p>
      <Done>{isCopied ? share.copied : ''}</Done>
      <p role="status" className="text-muted">
        <Typeset>{isCopied === false ? area.selected : ''}</Typeset>
      </p>
    </div>
  );
}
