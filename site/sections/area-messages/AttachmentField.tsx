import { useRef } from 'react';
import { FILE_TYPES } from '../../../contract/api/conversation-limits.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sizeInWords } from './save-file.ts';
import { useConversation } from './speech.ts';
import type { Attachments } from './use-attachments.ts';

/**
 * Chooses the files that go with a message, and shows those that do.
 * @param props.hint the id of what says which files
 */
export function AttachmentField({ files, add, remove, hint }: Attachments & { hint: string }) {
  const { lang, words } = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {files.length > 0 && (
        <ul className="attach-list" aria-label={words.files}>
          {files.map((file) => (
            <li key={file.key} aria-busy={file.attachment === undefined}>
              <span className="attach-name" lang={langOfWords(file.name)}>
                {file.name}
              </span>
              <span className="text-muted">
                {file.attachment ? sizeInWords(file.size, lang) : words.uploading}
              </span>
              <button
                type="button"
                className="attach-remove"
                aria-label={fill(words.remove, { name: file.name })}
                onClick={() => {
                  // It goes with its row.
                  button.current?.focus();
                  remove(file);
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={FILE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
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
