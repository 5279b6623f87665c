import type { Lang } from '../../contract/lang.ts';
import { stripInvisible } from '../../contract/plain-text.ts';

/** Where something leads. */
export interface Link {
  label: string;
  url: string;
}

/** What a mail says, before it is text or HTML. All of it is plain text. */
export interface MailContent {
  lang: Lang;
  /** The company's name, at the head of it. */
  sender: string;
  subject: string;
  paragraphs: readonly string[];
  /** Text of a third person: shown apart, with its lines as they are. */
  quote?: string;
  /** Label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: Link;
  /** Said before the action's address, where people have to get there even if their button does not work. */
  copyLink?: string;
  notes: readonly string[];
  /** The page where an account chooses its mails. */
  choose?: Link;
  /** The way out of a kind of mail that can be stopped, and why it was sent. */
  stop?: { why: string; link: Link };
}

/** Returns a value in one line, for a header: whatever it holds, it begins no other header. */
export const oneLine = (value: string) => stripInvisible(value).replace(/\s+/g, ' ').trim();
