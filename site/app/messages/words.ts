import { createContext, use } from 'react';
import type { MessagesWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface MessagesSpeech {
  words: MessagesWords['app'];
  /** The titles of the forms, by id. A conversation that started with a form is named after it. */
  forms: Readonly<Record<string, string>>;
  /** The address of the page where an email address is confirmed. */
  confirm: string;
}

export const MessagesContext = createContext<MessagesSpeech | undefined>(undefined);

export function useMessages(): MessagesSpeech {
  const speech = use(MessagesContext);
  if (!speech) throw new Error('used outside the messages page');
  return speech;
}

/** Returns the title of a conversation. */
export const titleOf = (
  { subject, form }: { subject: string; form: string },
  forms: MessagesSpeech['forms'],
): string => subject || forms[form] || form;
