import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useCollectionsWords } from './words.ts';

/** Removes a collection, when it has been asked for twice. The focus goes along with what is asked. */
export function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { remove: words } = useCollectionsWords().words;
  const [isAsking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const begin = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) begin.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div className={isAsking ? 'collection-part collection-asked' : 'collection-part'}>
      {isAsking ? (
        <>
          <p role="status">
            <Typeset>{fill(words.ask, { name })}</Typeset>
          </p>
          <div className="actions">
            <button
              type="button"
              className="button button-second collection-removing"
              onClick={onRemove}
            >
              {words.confirm}
            </button>
            <button
              ref={keep}
              type="button"
              className="button button-second"
              onClick={() => setAsking(false)}
            >
              {words.keep}
            </button>
          </div>
        </>
      ) : (
        <button
          ref={begin}
          type="button"
          className="text-link collection-way text-muted"
          onClick={() => setAsking(true)}
        >
          {words.begin}
        </button>
      )}
    </div>
  );
}
