import { useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Say } from './Say.tsx';
import type { OutboxEntry } from './use-inbox.ts';
import { useSpeech } from './words.ts';

interface Props {
  dead: readonly OutboxEntry[];
  waiting: readonly OutboxEntry[];
  onReplay: (entry: OutboxEntry) => Promise<void>;
}

/** What could not be delivered, with the reason and a way to try again; and what is still waiting. */
export function OutboxList({ dead, waiting, onReplay }: Props) {
  const { outbox } = useSpeech().words;
  return (
    <>
      {dead.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.dead}</h2>
          <p className="inbox-hint">
            <Say>{outbox.deadHint}</Say>
          </p>
          <ul className="inbox-list">
            {dead.map((entry) => (
              <Letter key={entry.id} entry={entry} onReplay={onReplay} />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h2 className="inbox-day">{outbox.waiting}</h2>
          <ul className="inbox-list">
            {waiting.map((entry) => (
              <Letter key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One letter. Only a dead one can be sent again; the others are on their way. */
function Letter({
  entry,
  onReplay,
}: {
  entry: OutboxEntry;
  onReplay?: (entry: OutboxEntry) => Promise<void>;
}) {
  const { words, moments } = useSpeech();
  const { outbox } = words;
  const [isBusy, setBusy] = useState(false);
  const { id, kind, to, leadId, createdAt, attempts, lastError, dueAt } = entry;
  const kinds: Record<string, string> = outbox.kinds;

  async function replay() {
    if (!onReplay || isBusy) return;
    setBusy(true);
    await onReplay(entry);
    setBusy(false);
  }

  return (
    <li className="inbox-item inbox-letter" data-state={onReplay ? 'dead' : 'waiting'}>
      <span className="inbox-mark" aria-hidden="true" />
      <div className="inbox-letter-body">
        <p className="inbox-who" id={`letter-${id}`}>
          <Say>{kinds[kind] ?? kind}</Say>
        </p>
        <p className="inbox-letter-facts">
          <span>
            {outbox.to} {to}
          </span>
          {leadId !== null && <span>{fill(outbox.about, { id: leadId })}</span>}
          <time dateTime={createdAt}>{moments.full(createdAt)}</time>
          {attempts > 0 && <span>{fill(outbox.attempts, { count: attempts })}</span>}
          {dueAt && attempts > 0 && (
            <span>{fill(outbox.nextTry, { time: moments.full(dueAt) })}</span>
          )}
        </p>
        {lastError !== '' && (
          <p className="inbox-error">
            <span>{outbox.lastError}</span>
            {/* What a mail server says is English, if anything. */}
            <code lang="en">{lastError}</code>
          </p>
        )}
      </div>
      {onReplay && (
        <button
          type="button"
          id={`replay-${id}`}
          className="button button-second"
          aria-labelledby={`replay-${id} letter-${id}`}
          aria-disabled={isBusy}
          onClick={replay}
        >
          {outbox.again}
        </button>
      )}
    </li>
  );
}
