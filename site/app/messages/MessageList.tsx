import { type RefObject, useRef } from 'react';
import type { Attachment, CompanyMessage } from '../../../contract/api/conversations.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { download } from '../../session/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initial } from '../../ui/initial.ts';
import { saveFile } from '../area/save-file.ts';
import { useAction } from '../area/use-action.ts';
import { useDateFormats } from '../area/use-date-formats.ts';
import { type Earlier, EarlierMessages } from './EarlierMessages.tsx';
import { sizeInWords } from './size-in-words.ts';
import { useConversation } from './speech.ts';

/** A message as it is shown to either side. */
export type ShownMessage = Pick<
  CompanyMessage,
  'id' | 'from' | 'author' | 'body' | 'sentAt' | 'attachments'
>;

interface Props {
  label: string;
  messages: readonly ShownMessage[];
  earlier: Earlier;
  /** Returns the sender's name to show with a message. */
  nameOf: (message: ShownMessage) => string;
  /** Formats the day of a message. */
  day: (moment: string) => string;
  /** A divider above the first new message. */
  fresh?: { id: number; label: string } | undefined;
  /** The message to scroll to at first. */
  opened?: { id: number | undefined; ref: RefObject<HTMLLIElement | null> };
}

/** The loaded messages with their attachments, oldest first. */
export function MessageList({ label, messages, earlier, nameOf, day, fresh, opened }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const days = messages.map(({ sentAt }) => day(sentAt));
  return (
    <>
      <EarlierMessages {...earlier} list={list} />
      <ol ref={list} className="talk w-full grid gap-2xl" aria-label={label}>
        {messages.map((message, index) => (
          <li
            key={message.id}
            ref={message.id === opened?.id ? opened.ref : undefined}
            className="talk-message grid"
            data-from={message.from}
          >
            {days[index] !== days[index - 1] && (
              <p className="talk-day text-label span-all flex items-center gap-md">{days[index]}</p>
            )}
            {message.id === fresh?.id && (
              <p className="talk-fresh span-all flex items-center gap-md text-accent font-semibold">
                {fresh.label}
              </p>
            )}
            <Written message={message} name={nameOf(message)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Written({ message, name }: { message: ShownMessage; name: string }) {
  const { time } = useDateFormats();
  const { author, body, sentAt, attachments } = message;
  const letter = initial(author || name);
  return (
    <>
      <span
        className="talk-initial grid text-sm font-semibold"
        aria-hidden="true"
        lang={langOfWords(letter)}
      >
        {letter}
      </span>
      <div className="talk-content grid gap-2xs">
        <p className="flex flex-wrap items-baseline gap-sm text-sm">
          <span className="talk-name font-semibold" lang={langOfWords(name)}>
            {name}
          </span>
          <time className="text-label" dateTime={sentAt}>
            {time(sentAt)}
          </time>
        </p>
        {body !== '' && (
          <p className="talk-body" dir="auto" lang={langOfWords(body)}>
            {body}
          </p>
        )}
        <Files files={attachments} />
      </div>
    </>
  );
}

function Files({ files }: { files: readonly Attachment[] }) {
  const { lang, words } = useConversation();
  const { run } = useAction(async ({ id, name }: Attachment) =>
    saveFile(await download('attachment', { id }), name),
  );
  if (files.length === 0) return null;
  return (
    <ul className="talk-files flex flex-wrap gap-xs" aria-label={words.files}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className="talk-file" onClick={() => run(file)}>
            <Icon name="download" />
            <span className="sr-only">{words.save} </span>
            <span className="one-line" lang={langOfWords(file.name)}>
              {file.name}
            </span>
            <span className="text-muted">{sizeInWords(file.size, lang)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
