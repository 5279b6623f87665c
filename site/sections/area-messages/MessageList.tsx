import type { Attachment, CompanyMessage } from '../../../contract/api/conversations.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { saveFile, sizeInWords } from './save-file.ts';
import { useConversation } from './speech.ts';

/** A message as it is shown, to either side. */
export type ShownMessage = Pick<
  CompanyMessage,
  'id' | 'from' | 'author' | 'body' | 'sentAt' | 'attachments'
>;

interface Props {
  label: string;
  messages: readonly ShownMessage[];
  /** Whose name stands at a message. */
  nameOf: (message: ShownMessage) => string;
}

/** What was written, the oldest first, with the files. */
export function MessageList({ label, messages, nameOf }: Props) {
  const { moment } = useConversation();
  return (
    <ol className="talk" aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className="talk-message" data-from={message.from}>
          <p className="talk-head">
            <span className="talk-name" lang={langOfWords(nameOf(message))}>
              {nameOf(message)}
            </span>
            <time className="text-muted" dateTime={message.sentAt}>
              {moment(message.sentAt)}
            </time>
          </p>
          {message.body !== '' && (
            <p className="talk-body" dir="auto" lang={langOfWords(message.body)}>
              {message.body}
            </p>
          )}
          <Files files={message.attachments} />
        </li>
      ))}
    </ol>
  );
}

function Files({ files }: { files: readonly Attachment[] }) {
  const { lang, words, errors } = useConversation();
  const notify = useNotify();
  if (files.length === 0) return null;
  const save = (file: Attachment) => {
    notify('silence');
    saveFile(file).catch((error: unknown) => notify({ failed: reasonFor(error, errors) }));
  };
  return (
    <ul className="talk-files" aria-label={words.files}>
      {files.map((file) => {
        return (
          <li key={file.id}>
            <button type="button" className="talk-file" onClick={() => save(file)}>
              <Icon name="download" />
              <span className="sr-only">{words.save} </span>
              <span className="attach-name">{file.name}</span>
              <span className="text-muted">{sizeInWords(file.size, lang)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
