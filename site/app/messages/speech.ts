import { messages } from '../../../contract/api/messages.ts';
import { CallError } from '../../session/api.ts';
import { reasonFor } from '../area/reason-for.ts';
import { usePage } from '../page-context.ts';
import type { ConversationProps } from './texts.ts';
import { NotUploaded } from './uploads.ts';

/** Returns the language and the words of a conversation. */
export function useConversation() {
  const { lang, area, conversation } = usePage<ConversationProps>();
  return { lang, words: conversation, errors: area.errors };
}

export type ConversationSpeech = ReturnType<typeof useConversation>;

/**
 * Returns an error for each field that contains only whitespace, as reported by the server.
 * @param required the error text for each field
 */
export function emptyFields(
  error: unknown,
  required: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const { fields } = error;
  return Object.fromEntries(
    Object.entries(required).filter(([name]) => fields[name]?.code === 'empty'),
  );
}

/** Returns why a message wasn't sent, in the words of the page. */
export function reasonNotSent(
  error: unknown,
  { words: { faults }, errors }: Pick<ConversationSpeech, 'words' | 'errors'>,
): string {
  if (error instanceof NotUploaded) return faults.notUploaded;
  if (error instanceof CallError) {
    if (error.message === messages.full) return faults.full;
    if (error.message === messages.unconfirmed) return faults.unconfirmed;
    if ('attachments' in error.fields) return faults.expired;
  }
  const reason = reasonFor(error, errors);
  const canHelp = error instanceof CallError && (error.status === 0 || error.status >= 500);
  return canHelp ? `${reason} ${errors.retryHint}` : reason;
}
