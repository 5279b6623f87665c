import { z } from 'zod';
import { counted, sentence, text } from '../../../contract/text.ts';
import { pageHead } from '../page-texts.ts';

const empty = z.strictObject({ heading: text(60), body: text(160) });

/** The message and link for a customer, who has no access to the inbox. */
const gate = z.strictObject({ heading: text(80), body: text(200), action: text(40) });

const composer = z.strictObject({
  body: text(40),
  submit: text(40),
  sending: text(24),
  sent: text(80),
});

/**
 * The texts of the inbox, where administrators read and answer leads. `{…}` in a text is a placeholder that the program
 * fills in. Source: `content/inbox.yaml`.
 */
export const inboxWords = z.strictObject({
  ...pageHead,
  needsScript: gate.omit({ action: true }),
  signedOut: gate,
  notAdmin: gate,
  app: z.strictObject({
    views: z.strictObject({
      label: text(40).describe('The accessible name of the tabs'),
      open: text(24),
      answered: text(24),
      held: text(24),
      all: text(24),
      undelivered: text(24),
    }),
    filters: z.strictObject({
      form: text(24),
      allForms: text(24),
      mine: text(24).describe('Filters the list by leads assigned to the current administrator'),
      search: text(24),
      hint: text(60),
      refresh: text(24),
      csv: text(32),
    }),
    list: z.strictObject({
      loading: text(40),
      shown: counted(60).describe('The number of listed messages'),
      older: text(32),
      today: text(24),
      yesterday: text(24),
      noMessage: text(60),
      gone: text(80).describe('Shown if a link leads to a message that no longer exists'),
      fromAccount: text(40).describe(
        'Shown instead of a form’s name for messages from the account area',
      ),
      unread: counted(40).describe('The number of unread messages from a customer'),
      answered: text(32),
      held: text(32),
    }),
    detail: z.strictObject({
      answered: text(32),
      reopen: text(32),
      release: text(40),
      received: text(32),
      answeredAt: text(32),
      company: text(32),
      telephone: text(32),
      choice: text(32).describe(
        'The label of a choice that a form no longer contains; so are the next two',
      ),
      budget: text(32),
      urgency: text(32),
      offer: text(32),
      page: text(32),
      language: text(32),
      agreedTo: text(32),
      purposes: z.strictObject({ reply: text(32), marketing: text(32), call: text(32) }),
      wording: sentence(40, 'version').describe('The version of the consent text'),
      withdrawn: sentence(60, 'time').describe('The time at which consent was withdrawn'),
      heldFor: z.strictObject({
        'hidden-field': text(160),
        'too-fast': text(160),
        burst: text(160),
        unconfirmed: text(160),
      }),
      heldHint: text(160),
    }),
    thread: z.strictObject({
      label: text(40).describe('The accessible name of the list of messages'),
      assigned: text(40),
      nobody: text(40),
      note: text(24).describe('Shown before the author’s name of a note'),
      kinds: text(60).describe('The accessible name of the choice between an answer and a note'),
      answer: sentence(60, 'email'),
      onlyNote: text(60),
      byMessage: text(160),
      byMail: text(160),
      answering: composer,
      noting: composer,
    }),
    missed: z
      .strictObject({
        heading: text(60),
        hint: text(240),
        nothing: text(120),
        address: text(60),
        times: text(24),
        last: text(24),
      })
      .describe('Addresses that visitors asked for and that lead nowhere'),
    outbox: z.strictObject({
      dead: text(60),
      deadHint: text(200),
      waiting: text(60),
      kinds: z.strictObject({
        'lead-mail': text(60),
        'lead-webhook': text(60),
        'leads-held': text(60),
        'verify-email': text(60),
        'reset-password': text(60),
        'password-changed': text(60),
        'second-factor-on': text(60),
        'second-factor-off': text(60),
        'email-changed': text(60),
        'message-mail': text(60),
        'lead-answer': text(60),
        'message-answered': text(60),
      }),
      to: text(24),
      about: sentence(40, 'id').describe('The lead that it is about'),
      attempts: counted(40),
      lastError: text(32),
      nextTry: sentence(60, 'time'),
      again: text(32),
    }),
    empty: z.strictObject({
      open: empty,
      answered: empty,
      held: empty,
      all: empty,
      undelivered: empty,
      filtered: empty,
      clear: text(32),
    }),
    said: z.strictObject({
      answered: text(60),
      reopened: text(60),
      released: text(80),
      replayed: text(80),
      assigned: text(60),
      newer: text(120).describe('The message stays open because the customer has written again'),
    }),
  }),
});

export type InboxWords = z.infer<typeof inboxWords>;
