import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { isFull } from '../../session/answers.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { Choice } from '../saved-items/Choice.tsx';
import { titleOf } from '../saved-items/known-things.ts';
import type { Library } from './library.ts';
import { adding, useChange } from './queries.ts';
import { useCollectionsWords } from './words.ts';

interface Props {
  collection: Collection;
  library: Library;
}

/** Adds a saved item to a collection. */
export function AddItem({ collection, library: { things, items } }: Props) {
  const { words: area } = useArea();
  const { words, things: thingWords } = useCollectionsWords();
  const notify = useNotify();
  const choice = useRef<HTMLSelectElement>(null);
  const there = new Set(collection.items.map(({ item }) => item));
  const others = items.filter(({ id }) => !there.has(id));

  // After the last item is added the form disappears, and this message takes the focus.
  const allIn = useRef<HTMLParagraphElement>(null);
  const hasAdded = useRef(false);
  const left = others.length;
  useEffect(() => {
    if (left === 0 && hasAdded.current) allIn.current?.focus({ preventScroll: true });
    hasAdded.current = false;
  }, [left]);

  const { mutate, isPending } = useChange({
    onDone: (done) => {
      hasAdded.current = true;
      notify({ done });
      choice.current?.focus();
    },
    onUndone: (error) =>
      notify({ failed: isFull(error) ? words.items.full : reasonFor(error, area.errors) }),
  });

  if (left === 0) {
    const { allIn: said, nothingSaved } = words.items;
    return (
      <p ref={allIn} tabIndex={-1} className="collection-all text-muted">
        <Typeset>{items.length === 0 ? nothingSaved : said}</Typeset>
      </p>
    );
  }

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = others.find(({ id }) => String(id) === choice.current?.value);
    if (!chosen || isPending) {
      choice.current?.focus();
      return;
    }
    notify('silence');
    const done = fill(words.items.added, { title: titleOf(things, chosen, thingWords) });
    // Only added once the server has assigned an id, because a row without one could not be moved.
    mutate({ ...adding(collection.id, chosen.id), change: (known) => known, done });
  }

  return (
    <form className="collection-add" method="post" onSubmit={add}>
      <Choice
        ref={choice}
        label={words.items.add}
        options={[
          ['', words.items.choose],
          ...others.map((item) => {
            const title = titleOf(things, item, thingWords);
            return [String(item.id), `${title} – ${thingWords.kinds[item.kind]}`] as const;
          }),
        ]}
      />
      <button type="submit" className="button button-second" aria-disabled={isPending}>
        {words.items.adding}
      </button>
    </form>
  );
}
