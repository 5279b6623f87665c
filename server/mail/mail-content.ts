import type { Lang } from '../../contract/lang.ts';
import { stripInvisible } from '../../contract/plain-text.ts';

export interface Link {
  label: string;
  url: string;
}

/** The content of a mail, before it is rendered as text or HTML. All of it is plain text. */
export interface MailContent {
  lang: Lang;
  /** The company's name, in the header of the mail. */
  sender: string;
  subject: string;
  paragraphs: readonly string[];
  /** Text from a third person, set apart, with its line breaks preserved. */
  quote?: string;
  facts?: readonly (readonly [label: string, value: string])[];
  action?: Link;
  /** Introduces the action's address in full, for mails whose button must not be the only way. */
  copyLink?: string;
  notes: readonly string[];
  /** The page where an account chooses its mails. */
  preferences?: Link;
  /** The link for stopping this kind of mail, and the reason why it was sent. */
  stop?: { why: string; link: Link };
}

/** Returns a value on a single line for a header, so that it cannot inject another header. */
export const oneLine = (value: string) => stripInvisible(value).replace(/\s+/g, ' ').trim();
