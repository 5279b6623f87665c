import { useId } from 'react';
import { fill } from '../../../contract/fill.ts';
import { fillCount } from '../../../contract/plural.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import type { OutboxEntry } from './changes.ts';
import { useInbox } from './words.ts';

interface Props {
  entry: OutboxEntry;
  /**
   * Only given for a mail that failed for good, because the others are still being retried. The button disappears once
   * the mail is sent again.
   */
  onReplay: (() => void) | undefined;
}

/** A mail and its delivery status. */
export function OutboxMessage({ entry, onReplay }: Props) {
  const { words, lang, dateFormats } = useInbox();
  const { outbox } = words;
  const { kind, to, leadId, createdAt, attempts, lastError, dueAt } = entry;
  const kinds: Record<string, string> = outbox.kinds;
  const title = useId();
  const button = useId();
  return (
    <li
      className="inbox-item inbox-letter flex flex-wrap items-center gap-lg text-sm"
      data-state={onReplay ? 'dead' : 'waiting'}
    >
      <span className="inbox-mark" aria-hidden="true" />
      <div className="inbox-letter-body grid gap-2xs">
        <Typeset.p className="font-semibold" id={title}>
          {kinds[kind] ?? kind}
        </Typeset.p>
        <p className="inbox-letter-facts flex flex-wrap text-muted">
          <span>
            {outbox.to} {to}
          </span>
          {leadId !== null && <span>{fill(outbox.about, { id: leadId })}</span>}
          <time dateTime={createdAt}>{dateFormats.full(createdAt)}</time>
          {attempts > 0 && <span>{fillCount(outbox.attempts, lang, attempts)}</span>}
          {dueAt && attempts > 0 && (
            <span>{fill(outbox.nextTry, { time: dateFormats.full(dueAt) })}</span>
          )}
        </p>
        {lastError !== '' && (
          <p className="inbox-error flex flex-wrap">
            <span className="text-muted">{outbox.lastError}</span>
            {/* Error messages of mail servers are in English, if there are any. */}
            <code lang="en">{lastError}</code>
          </p>
        )}
      </div>
      {onReplay && (
        <Button id={button} aria-labelledby={`${button} ${title}`} onClick={onReplay}>
          {outbox.again}
        </Button>
      )}
    </li>
  );
}
