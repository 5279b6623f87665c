import { type AreaProps, usePage } from '../area/use-area.ts';
import type { MessagesWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface MessagesProps extends AreaProps {
  words: MessagesWords['app'];
  /** The titles of the forms, by id. A conversation that started with a form is named after it. */
  forms: Readonly<Record<string, string>>;
  /** The address of the page where an email address is confirmed. */
  confirm: string;
}

export const useMessages = usePage<MessagesProps>;

/** Returns the title of a conversation. */
export const titleOf = (
  { subject, form }: { subject: string; form: string },
  forms: MessagesProps['forms'],
): string => subject || forms[form] || form;
