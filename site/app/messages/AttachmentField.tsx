import { useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { sizeInWords } from './size-in-words.ts';
import { useConversation } from './speech.ts';
import type { Attached } from './uploads.ts';
import { type Attachments, canRetry, faultOf } from './use-attachments.ts';

/**
 * Chooses the attachments of a message and lists them.
 * @param props.hint the id of the text that says which files are allowed
 */
export function AttachmentField({
  files,
  add,
  retry,
  remove,
  hint,
}: Attachments & { hint: string }) {
  const { words } = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {files.length > 0 && (
        <ul className="attach-list" aria-label={words.files}>
          {files.map((file) => (
            <Row
              key={file.key}
              file={file}
              onRetry={() => retry(file)}
              onRemove={() => {
                // The pressed button disappears together with its row.
                button.current?.focus();
                remove(file);
              }}
            />
          ))}
        </ul>
      )}
      {/* Without `accept`, because phones and programs use different type names, and files with
          a wrong one could not be chosen. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <button
        ref={button}
        type="button"
        className="attach-button"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Icon name="clip" />
        {words.attach}
      </button>
    </>
  );
}

interface RowProps {
  file: Attached;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file and its upload progress, or the reason why the upload failed. */
function Row({ file, onRetry, onRemove }: RowProps) {
  const speech = useConversation();
  const { lang, words, errors } = speech;
  const removal = useRef<HTMLButtonElement>(null);
  const hasFailed = file.error !== undefined;
  const isRunning = file.attachment === undefined && !hasFailed;
  return (
    <li aria-busy={isRunning} data-failed={hasFailed ? '' : undefined}>
      <span className="attach-name" lang={langOfWords(file.name)}>
        {file.name}
      </span>
      {!hasFailed && (
        <span className="text-muted">
          {isRunning ? words.uploading : sizeInWords(file.size, lang)}
        </span>
      )}
      {hasFailed && canRetry(file) && (
        <button
          type="button"
          className="text-link attach-retry"
          aria-label={fill(words.retry, { name: file.name })}
          onClick={() => {
            // The pressed button disappears.
            removal.current?.focus();
            onRetry();
          }}
        >
          {errors.again}
        </button>
      )}
      <button
        ref={removal}
        type="button"
        className="attach-remove"
        aria-label={fill(words.remove, { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      <span role="alert" className="attach-fault">
        {hasFailed && <Typeset>{faultOf(file, speech)}</Typeset>}
      </span>
    </li>
  );
}
