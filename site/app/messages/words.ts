import { createContext, use } from 'react';
import type { MessagesWords } from './texts.ts';

/** What every part of the page needs to say something. */
export interface MessagesSpeech {
  words: MessagesWords['app'];
  /** What the site calls its forms, by their ids: a conversation that was begun with one has its name. */
  forms: Readonly<Record<string, string>>;
  /** The page where an address is confirmed. */
  confirm: string;
}

export const MessagesContext = createContext<MessagesSpeech | undefined>(undefined);

export function useMessages(): MessagesSpeech {
  const speech = use(MessagesContext);
  if (!speech) throw new Error('outside of the page of messages');
  return speech;
}

/** What a conversation is called. */
export const titleOf = (
  { subject, form }: { subject: string; form: string },
  forms: MessagesSpeech['forms'],
): string => subject || forms[form] || form;
