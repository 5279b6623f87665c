import { z } from 'zod';
import { counted, type Localized, sentence, text, texts } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { pageHead } from '../page-texts.ts';

/** The labels of a submit button (idle, sending), and the success message. */
const send = { submit: text(40), sending: text(40), sent: text(80) };

const field = z.strictObject({ label: text(40), required: text(120) });

/** The texts of a conversation with the company, on the messages page and in the inbox. */
const conversation = z.strictObject({
  you: text(24),
  company: text(40).describe('The author, if the name is no longer known'),
  earlier: text(40).describe('The button that loads earlier messages'),
  loadingEarlier: text(40),
  earlierShown: counted(60).describe('Announced'),
  body: field,
  attach: text(40),
  attachHint: text(160),
  attachUnconfirmed: text(160).describe(
    'Replaces the hint and the button while the email address is unconfirmed',
  ),
  files: text(40).describe('The accessible name of the list of files'),
  uploading: text(40),
  uploaded: sentence(80, 'name').describe('Announced'),
  retry: sentence(80, 'name').describe(
    'The accessible name of the button to retry an upload; starts with the text of `again`',
  ),
  remove: sentence(80, 'name'),
  removed: sentence(80, 'name'),
  save: text(24).describe('Read before the file name, for screen readers'),
  faults: z.strictObject({
    tooLarge: sentence(120, 'name'),
    empty: sentence(120, 'name'),
    wrongKind: sentence(160, 'name'),
    riskyOffice: sentence(160, 'name').describe(
      'For an Office file in a format with macros, or with a password',
    ),
    tooMany: text(120),
    notSent: sentence(120, 'name').describe('Followed by the reason, if it is known'),
    notUploaded: text(160).describe('The reason why the message was not sent'),
    full: text(160),
    unconfirmed: text(160).describe(
      'The reason why an account can’t start a second conversation yet',
    ),
    storageFull: sentence(160, 'name').describe('For a file, while the server’s storage is full'),
    expired: text(160).describe('An uploaded file has expired and was deleted'),
  }),
});

/** The texts of `/account/messages`. Source: `content/account-area/messages.yaml`. */
export const messagesWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    list: z.strictObject({
      label: text(40).describe('The accessible name of the list'),
      count: counted(40),
      begin: text(40),
      empty: z.strictObject({ heading: text(60), body: text(160) }),
      ...texts(40, 'waiting', 'answered'),
      unread: counted(40),
      latest: sentence(60, 'name').describe('The author of the last message, before its excerpt'),
    }),
    unconfirmed: z
      .strictObject({ note: text(200), confirm: text(40) })
      .describe('Shown above the form while the email address is unconfirmed'),
    begin: z.strictObject({ heading: text(60), lead: text(200), subject: field, ...send }),
    open: z.strictObject({
      back: text(40),
      messages: text(40).describe('The accessible name of the list of messages'),
      fresh: text(24).describe('The divider above the first new message'),
      arrived: sentence(80, 'name').describe('Announced when a message from the company arrives'),
      isClosed: text(120),
      gone: z.strictObject({ heading: text(60), body: text(160) }),
      ...send,
    }),
    conversation,
  }),
});

export type MessagesWords = Localized<z.infer<typeof messagesWords>>;
export type ConversationWords = MessagesWords['app']['conversation'];

/** The props of a page with conversations: the messages page and the inbox. */
export interface ConversationProps extends AreaProps {
  conversation: ConversationWords;
}

/** The props of the island, which its parts use. */
export interface MessagesProps extends ConversationProps {
  words: Omit<MessagesWords['app'], 'conversation'>;
  /** The titles of the forms, by id. A conversation that started with a form is named after it. */
  forms: Readonly<Record<string, string>>;
  /** The address of the page where an email address is confirmed. */
  confirm: string;
}
