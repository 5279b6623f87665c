import { z } from 'zod';
import { counted, type Localized, sentence, text } from '../../../contract/text.ts';

/** The labels of a submit button (idle, sending), and the success message. */
const send = { submit: text(40), sending: text(40), sent: text(80) };

/** A required field. */
const field = z.strictObject({ label: text(40), required: text(120) });

/** The texts of a conversation with the company, on the messages page and in the inbox. */
const conversation = z.strictObject({
  you: text(24),
  company: text(40).describe('Who wrote it, where the name is not known any more'),
  earlier: text(40).describe('Loads the messages before those that are shown'),
  loadingEarlier: text(40),
  earlierShown: counted(60).describe('Announced'),
  body: field,
  attach: text(40),
  attachHint: text(160),
  attachUnconfirmed: text(160).describe(
    'Stands in the place of the hint and the button while the address is not confirmed',
  ),
  files: text(40).describe('Names the list of files to screen readers'),
  uploading: text(40),
  uploaded: sentence(80, 'name').describe('Announced'),
  retry: sentence(80, 'name').describe(
    'Names the button of a file that was not uploaded; begins as `again` does',
  ),
  remove: sentence(80, 'name'),
  removed: sentence(80, 'name'),
  save: text(24).describe('Stands before the name of a file for screen readers'),
  faults: z.strictObject({
    tooLarge: sentence(120, 'name'),
    empty: sentence(120, 'name'),
    wrongKind: sentence(160, 'name'),
    riskyOffice: sentence(160, 'name').describe(
      'Of a file in a format of Office that can have macros, or that a password hides',
    ),
    tooMany: text(120),
    notSent: sentence(120, 'name').describe('Stands before the reason, if it is known'),
    notUploaded: text(160).describe('Why the message was not sent'),
    full: text(160),
    unconfirmed: text(160).describe('Why an account cannot begin a second conversation yet'),
    storageFull: sentence(160, 'name').describe('Of a file, while the server has no room for any'),
    expired: text(160).describe('A file was sent so long ago that it is not kept any more'),
  }),
});

/** The texts of `/account/messages`. Source: `content/account-area/messages.yaml`. */
export const messagesWords = z.strictObject({
  title: text(60),
  description: text(160),
  lead: text(160),
  app: z.strictObject({
    list: z.strictObject({
      label: text(40).describe('Names the list to screen readers'),
      count: counted(40),
      begin: text(40),
      empty: z.strictObject({ heading: text(60), body: text(160) }),
      waiting: text(40),
      answered: text(40),
      unread: counted(40),
      latest: sentence(60, 'name').describe('Who wrote last; stands before the beginning of it'),
    }),
    unconfirmed: z
      .strictObject({ note: text(200), confirm: text(40) })
      .describe('Stands before the form while the address is not confirmed'),
    begin: z.strictObject({ heading: text(60), lead: text(200), subject: field, ...send }),
    open: z.strictObject({
      back: text(40),
      messages: text(40).describe('Names the messages to screen readers'),
      fresh: text(24).describe('Stands above the first message that is new'),
      arrived: sentence(80, 'name').describe('Announced when the company writes meanwhile'),
      isClosed: text(120),
      gone: z.strictObject({ heading: text(60), body: text(160) }),
      ...send,
    }),
    conversation,
  }),
});

export type MessagesWords = Localized<z.infer<typeof messagesWords>>;
export type ConversationWords = MessagesWords['app']['conversation'];
