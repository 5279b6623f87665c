import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { momentsIn } from '../../../contract/format.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { copyText } from '../area/copy-text.ts';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { Removal } from '../area/Removal.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { withCollection } from './changes.ts';
import { useNote } from './queries.ts';
import { useCollectionsWords } from './words.ts';

/** A link with which anyone can view the collection: create it, show it once, revoke it. */
export function Share({ collection: { id, sharedAt } }: { collection: Collection }) {
  const { lang, words: area } = useArea();
  const { words, shared } = useCollectionsWords();
  const { share } = words;
  const { date } = useMemo(() => momentsIn(lang), [lang]);
  const notify = useNotify();
  const note = useNote();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [link, setLink] = useState<{ href: string; sharedAt: string }>();
  // The link may have been revoked or replaced in another window.
  const works = link?.sharedAt === sharedAt ? link : undefined;
  const [isBusy, setBusy] = useState(false);

  /** Runs one action at a time and reports failures. */
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    notify('silence');
    try {
      await action();
    } catch (error) {
      notify({ failed: reasonFor(error, area.errors) });
    } finally {
      setBusy(false);
    }
  }
  const make = async () => {
    const { token, sharedAt: now } = await call('shareCollection', { params: { id } });
    await note((known) => withCollection(known, { id, sharedAt: now }));
    setLink({ href: new URL(`${shared}#${token}`, location.href).href, sharedAt: now });
  };
  const withdraw = async () => {
    await call('withdrawShare', { params: { id } });
    // The button disappears together with the link.
    section.current?.focus({ preventScroll: true });
    await note((known) => withCollection(known, { id, sharedAt: null }));
    notify({ done: share.withdrawn });
  };

  return (
    <section ref={section} tabIndex={-1} className="collection-share" aria-labelledby={heading}>
      <h3 id={heading}>
        <Typeset>{share.heading}</Typeset>
      </h3>
      {works === undefined ? (
        <p className="text-muted">
          <Typeset>
            {sharedAt === null ? share.off : fill(share.on, { day: date(sharedAt) })}
          </Typeset>
        </p>
      ) : (
        <SharedLink key={works.href} link={works.href} />
      )}
      {sharedAt === null ? (
        <button
          type="button"
          className="button button-second"
          aria-disabled={isBusy}
          onClick={() => void run(make)}
        >
          {share.make}
        </button>
      ) : (
        <div className="collection-ways">
          <Removal
            key={sharedAt}
            words={{ begin: share.renew, ...share.renewing }}
            isBusy={isBusy}
            onRemove={() => void run(make)}
          />
          <Removal
            words={{ begin: share.withdraw, ...share.withdrawing }}
            isBusy={isBusy}
            onRemove={() => void run(withdraw)}
          />
        </div>
      )}
    </section>
  );
}

/** Shows the link, which is shown only once, with a button to copy it. Takes the focus. */
function SharedLink({ link }: { link: string }) {
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
