import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { fill } from '../../../contract/fill.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { Composer } from '../messages/Composer.tsx';
import { MessageList, type ShownMessage } from '../messages/MessageList.tsx';
import { useEarlierOfThread, useSendAnswer, useShownThread } from './thread-queries.ts';
import { useInbox } from './words.ts';

/** The messages about a lead, with a field for an answer or a note. A held lead must be released first. */
export function LeadThread({ lead }: { lead: Lead }) {
  const { words, area } = useInbox();
  const { data, error, refetch } = useShownThread(lead);
  if (data) return <Written lead={lead} thread={data} />;
  if (!error) return <p className="text-muted">{words.list.loading}</p>;
  return (
    <p>
      <Typeset>{reasonFor(error, area.errors)}</Typeset>{' '}
      <Button className="text-link" onClick={() => void refetch()}>
        {area.errors.again}
      </Button>
    </p>
  );
}

function Written({ lead, thread: { customer, messages, next } }: { lead: Lead; thread: Thread }) {
  const { words: page, conversation, dateFormats } = useInbox();
  const words = page.thread;
  const { company } = conversation;
  const load = useEarlierOfThread(lead);
  const isHeld = lead.heldFor !== null;
  // The message of the lead itself is already shown above.
  const shown = messages
    .filter(({ isOpening, attachments }) => !isOpening || attachments.length > 0)
    .map((message) => (message.isOpening ? { ...message, body: '' } : message));
  const nameOf = ({ from, author }: ShownMessage) => {
    if (from === 'note') return `${words.note} · ${author || company}`;
    return author || (from === 'company' ? company : lead.name || lead.email);
  };
  if (isHeld && shown.length === 0) return null;
  return (
    <div className="inbox-thread border-t w-full grid gap-2xl">
      {shown.length > 0 && (
        <MessageList
          label={words.label}
          messages={shown}
          earlier={{ next, load }}
          nameOf={nameOf}
          day={dateFormats.day}
        />
      )}
      {!isHeld && <AnswerField lead={lead} customer={customer} />}
    </div>
  );
}

/** Answers a lead, or writes a note about it. */
function AnswerField({ lead, customer }: { lead: Lead; customer: Thread['customer'] }) {
  const { thread: words } = useInbox().words;
  const answer = useSendAnswer(lead);
  const note = useRef<HTMLInputElement>(null);
  const [isNote, setNote] = useState(false);
  // A kept draft also sets this, and has been restored by now.
  useEffect(() => {
    setNote(note.current?.checked ?? false);
    // Resets the form after sending, unless the administrator has typed more.
    const form = note.current?.form;
    const begin = () => setNote(false);
    form?.addEventListener('reset', begin);
    return () => form?.removeEventListener('reset', begin);
  }, []);
  const { body, ...send } = isNote ? words.noting : words.answering;
  return (
    <Composer
      name={`answer-${lead.id}`}
      label={body}
      send={send}
      canAttach={customer !== null}
      onSend={(message, key, values) =>
        answer({ message, key, note: values.get('kind') === 'note' })
      }
    >
      <fieldset
        className="inbox-kinds flex flex-wrap text-sm"
        onChange={() => setNote(note.current?.checked ?? false)}
      >
        <legend className="sr-only">{words.kinds}</legend>
        <Kind value="answer" defaultChecked>
          {fill(words.answer, { email: customer?.email ?? lead.email })}
        </Kind>
        <Kind value="note" ref={note}>
          {words.onlyNote}
        </Kind>
        <Typeset.p className="inbox-kinds-hint text-muted w-full">
          {customer ? words.byMessage : words.byMail}
        </Typeset.p>
      </fieldset>
    </Composer>
  );
}

/** Chooses between an answer for the customer and an internal note. */
function Kind({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="inbox-kind flex items-center gap-sm">
      <input type="radio" name="kind" {...input} />
      <span>{children}</span>
    </label>
  );
}
