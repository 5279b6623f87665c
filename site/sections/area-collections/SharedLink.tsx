import { useEffect, useId, useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from '../area/Done.tsx';
import { useCollectionsWords } from './words.ts';

/** A link, the one time that it is shown, with a way to copy it. It takes the focus. */
export function SharedLink({ link }: { link: string }) {
  const { share } = useCollectionsWords().words;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.select(), []);
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
        <button
          type="button"
          className="button button-second"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              // Not allowed here: it can be copied by hand.
              () => field.current?.select(),
            );
          }}
        >
          {share.copy}
        </button>
      </div>
      <p id={`${id}-once`} className="text-muted">
        <Typeset>{share.once}</Typeset>
      </p>
      <Done>{isCopied ? share.copied : ''}</Done>
    </div>
  );
}
