import { createContext, use } from 'react';
import { messages } from '../../../contract/api/messages.ts';
import type { Lang } from '../../../contract/lang.ts';
import { CallError } from '../../session/api.ts';
import { reasonFor } from '../area/reason-for.ts';
import type { AreaWords } from '../area/texts.ts';
import type { ConversationWords } from './texts.ts';
import { NotUploaded } from './uploads.ts';

/** The words and date formats of a conversation, on the messages page and in the inbox. */
export interface ConversationSpeech {
  lang: Lang;
  words: ConversationWords;
  errors: AreaWords['app']['errors'];
  /** Formats the day and the time of a message. */
  day: (moment: string) => string;
  time: (moment: string) => string;
}

export const ConversationContext = createContext<ConversationSpeech | undefined>(undefined);

export function useConversation(): ConversationSpeech {
  const speech = use(ConversationContext);
  if (!speech) throw new Error('used outside a conversation');
  return speech;
}

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
