import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { CallError, call } from '../../session/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { titleOf } from '../area-saved-items/known-things.ts';
import type { CollectionCard } from './CollectionCard.tsx';
import { useNoteCollection } from './queries.ts';
import { useCollectionsWords } from './words.ts';

interface Props {
  collection: Collection;
  library: Parameters<typeof CollectionCard>[0]['library'];
}

/** Adds something saved to a collection. */
export function AddItem({ collection, library: { things, items } }: Props) {
  const { words: area } = useArea();
  const { words, things: thingWords } = useCollectionsWords();
  const notify = useNotify();
  const note = useNoteCollection();
  const choice = useRef<HTMLSelectElement>(null);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const there = new Set(collection.items.map(({ item }) => item));
  const others = items.filter(({ id }) => !there.has(id));

  // With the last one the form goes, and has taken the focus along.
  const said = useRef<HTMLParagraphElement>(null);
  const hasAdded = useRef(false);
  const isDone = others.length === 0;
  useEffect(() => {
    if (isDone && hasAdded.current) said.current?.focus({ preventScroll: true });
  }, [isDone]);

  if (isDone) {
    const { allIn, nothingSaved } = words.items;
    return (
      <p ref={said} tabIndex={-1} className="collection-all text-muted">
        <Typeset>{items.length === 0 ? nothingSaved : allIn}</Typeset>
      </p>
    );
  }

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = others.find(({ id }) => String(id) === choice.current?.value);
    if (!chosen || isBusy) return choice.current?.focus();
    setBusy(true);
    notify('silence');
    try {
      const body = { item: chosen.id };
      hasAdded.current = true;
      note(await call('collect', { params: { id: collection.id }, body }));
      notify({ done: fill(words.items.added, { title: titleOf(things, chosen, thingWords) }) });
      choice.current?.focus();
    } catch (error) {
      const isFull = error instanceof CallError && error.status === 409;
      notify({ failed: isFull ? words.items.full : reasonFor(error, area.errors) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="collection-add" method="post" onSubmit={(event) => void add(event)}>
      <div className="saved-choice">
        <label htmlFor={id}>{words.items.add}</label>
        <span className="saved-select">
          <select ref={choice} id={id} className="control" name="item" defaultValue="">
            <option value="">{words.items.choose}</option>
            {others.map((item) => (
              <option key={item.id} value={item.id}>
                {`${titleOf(things, item, thingWords)} – ${thingWords.kinds[item.kind]}`}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </div>
      <button type="submit" className="button button-second" aria-disabled={isBusy}>
        {words.items.adding}
      </button>
    </form>
  );
}
