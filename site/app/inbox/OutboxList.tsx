import { Typeset } from '../../ui/Typeset.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import type { OutboxEntry } from './changes.ts';
import { OutboxMessage } from './OutboxMessage.tsx';
import { useReplay } from './queries.ts';
import { useSpeech } from './words.ts';

interface Props {
  dead: readonly OutboxEntry[];
  waiting: readonly OutboxEntry[];
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** The undelivered mails, each with the reason and a button to retry, and the mails still queued. */
export function OutboxList({ dead, waiting, keepFocus }: Props) {
  const { outbox, said, errors } = useSpeech().words;
  const notify = useNotify();
  const { mutate } = useReplay({
    onDone: () => notify({ done: said.replayed }),
    onUndone: (error) => notify({ failed: `${said.undone} ${reasonFor(error, errors)}` }),
  });

  function replay(entry: OutboxEntry) {
    keepFocus();
    notify('silence');
    mutate(entry);
  }

  return (
    <>
      {dead.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.dead}</h2>
          <p className="inbox-hint">
            <Typeset>{outbox.deadHint}</Typeset>
          </p>
          <ul className="inbox-list">
            {dead.map((entry) => (
              <OutboxMessage key={entry.id} entry={entry} onReplay={() => replay(entry)} />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.waiting}</h2>
          <ul className="inbox-list">
            {waiting.map((entry) => (
              <OutboxMessage key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
