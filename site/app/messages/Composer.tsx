import { type ReactNode, useId, useRef, useState } from 'react';
import { BODY_MAX, SUBJECT_MAX } from '../../../contract/api/conversation-limits.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { forgetDraft } from '../../session/draft.ts';
import { SubmissionKeys } from '../../session/submission.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { StillSending } from '../../ui/form/StillSending.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { Done } from '../area/Done.tsx';
import { sizeInWords } from './size-in-words.ts';
import { emptyFields, reasonNotSent, useConversation } from './speech.ts';
import type { Attached } from './uploads.ts';
import { type Attachments, canRetry, faultOf, useAttachments } from './use-attachments.ts';

/** A message as the user wrote it. */
export interface WrittenMessage {
  body: string;
  attachments: number[];
}

interface Props {
  /** The name of this form, unique on the site, under which drafts are kept. */
  name: string;
  send: { submit: string; sending: string; sent: string };
  /** The label of the field, if it isn't a message to the company. */
  label?: string;
  /** The subject field, for a message that starts a conversation. */
  subject?: { label: string; required: string };
  canAttach?: boolean;
  /** Whether the user's email address is confirmed. Without that, the server accepts no files. */
  isConfirmed?: boolean;
  /**
   * Sends the message to the server.
   * @param values the other fields of the form
   */
  onSend: (message: WrittenMessage, key: string, values: FormData) => Promise<unknown>;
  /** Content above the field. */
  children?: ReactNode;
}

/** Writes a message with attachments. Typed text stays until the server has received it, even after a reload. */
export function Composer({
  name,
  send,
  label,
  subject,
  canAttach = true,
  isConfirmed = true,
  onSend,
  children,
}: Props) {
  const speech = useConversation();
  const { words } = speech;
  const hint = useId();
  const [keys] = useState(() => new SubmissionKeys(name));
  const attachments = useAttachments(name);
  const submission = useSubmission(
    async (values) => {
      const files = canAttach ? await attachments.ready() : [];
      const message = { body: String(values.get('body')), attachments: files.map(({ id }) => id) };
      const all = JSON.stringify([message, values.get('subject'), values.get('kind')]);
      await onSend(message, keys.keyFor(all), values);
      keys.acknowledge();
      forgetDraft(name);
      attachments.sent(files);
      return { confirmation: send.sent };
    },
    (error) => ({
      message: reasonNotSent(error, speech),
      fields: emptyFields(error, {
        body: words.body.required,
        ...(subject && { subject: subject.required }),
      }),
    }),
  );
  useDraft(name, submission.form.ref);
  const { refused, confirmation } = submission;
  return (
    <form className="composer w-full grid gap-md" data-needs-script {...submission.form}>
      {subject && (
        <Field
          id={`${name}-subject`}
          name="subject"
          type="text"
          maxLength={SUBJECT_MAX}
          words={{ ...subject, wrong: subject.required }}
          refused={refused.fields['subject']}
        />
      )}
      {children}
      <div className="composer-box grid items-center gap-sm">
        <Field
          id={`${name}-body`}
          name="body"
          type="lines"
          maxLength={BODY_MAX}
          words={{ ...words.body, label: label ?? words.body.label, wrong: words.body.required }}
          refused={refused.fields['body']}
        />
        {canAttach && isConfirmed && <AttachmentField {...attachments} hint={hint} />}
        <SubmitButton submit={send.submit} sending={send.sending} />
      </div>
      <div role="alert">
        {refused.message !== '' && (
          <Typeset.p className="composer-refused text-sm font-medium">{refused.message}</Typeset.p>
        )}
      </div>
      {canAttach && (
        <Typeset.p className="composer-hint text-label" id={hint}>
          {isConfirmed ? words.attachHint : words.attachUnconfirmed}
        </Typeset.p>
      )}
      <StillSending isSlow={submission.isSlow}>{speech.errors.slow}</StillSending>
      <Done>{confirmation}</Done>
    </form>
  );
}

/**
 * Chooses the attachments of a message and lists them.
 * @param props.hint the id of the text that says which files are allowed
 */
function AttachmentField({ files, add, retry, remove, hint }: Attachments & { hint: string }) {
  const { words } = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {files.length > 0 && (
        <ul className="attach-list flex flex-wrap gap-xs" aria-label={words.files}>
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
      <Button
        ref={button}
        className="quiet-button attach-button"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Icon name="clip" />
        {words.attach}
      </Button>
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
      <span className="one-line" lang={langOfWords(file.name)}>
        {file.name}
      </span>
      {!hasFailed && (
        <span className="text-muted">
          {isRunning ? words.uploading : sizeInWords(file.size, lang)}
        </span>
      )}
      {hasFailed && canRetry(file) && (
        <Button
          className="text-link attach-retry"
          aria-label={fill(words.retry, { name: file.name })}
          onClick={() => {
            // The pressed button disappears.
            removal.current?.focus();
            onRetry();
          }}
        >
          {errors.again}
        </Button>
      )}
      <Button
        ref={removal}
        className="quiet-button attach-remove"
        aria-label={fill(words.remove, { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      <span role="alert" className="attach-fault span-all font-medium">
        {hasFailed && <Typeset>{faultOf(file, speech)}</Typeset>}
      </span>
    </li>
  );
}
