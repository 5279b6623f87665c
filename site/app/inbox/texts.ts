import { z } from 'zod';
import { counted, sentence, text, texts } from '../../../contract/text.ts';
import { pageHead } from '../page-texts.ts';

const empty = z.strictObject({ heading: text(60), body: text(160) });

/** The message and link for a customer, who has no access to the inbox. */
const gate = z.strictObject({ heading: text(80), body: text(200), action: text(40) });

const composer = z.strictObject({
  ...texts(40, 'body', 'submit'),
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
      ...texts(24, 'open', 'answered', 'held', 'all', 'undelivered'),
    }),
    filters: z.strictObject({
      ...texts(24, 'form', 'allForms'),
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
      ...texts(24, 'today', 'yesterday'),
      noMessage: text(60),
      gone: text(80).describe('Shown if a link leads to a message that no longer exists'),
      fromAccount: text(40).describe(
        'Shown instead of a form’s name for messages from the account area',
      ),
      unread: counted(40).describe('The number of unread messages from a customer'),
      ...texts(32, 'answered', 'held'),
    }),
    detail: z.strictObject({
      ...texts(32, 'answered', 'reopen'),
      release: text(40),
      ...texts(32, 'received', 'answeredAt', 'company', 'telephone'),
      choice: text(32).describe(
        'The label of a choice that a form no longer contains; so are the next two',
      ),
      ...texts(32, 'budget', 'urgency', 'offer', 'page', 'language', 'agreedTo'),
      purposes: z.strictObject({ reply: text(32), marketing: text(32), call: text(32) }),
      wording: sentence(40, 'version').describe('The version of the consent text'),
      withdrawn: sentence(60, 'time').describe('The time at which consent was withdrawn'),
      heldFor: z.strictObject({
        ...texts(160, 'hidden-field', 'too-fast', 'burst', 'unconfirmed'),
      }),
      heldHint: text(160),
    }),
    thread: z.strictObject({
      label: text(40).describe('The accessible name of the list of messages'),
      ...texts(40, 'assigned', 'nobody'),
      note: text(24).describe('Shown before the author’s name of a note'),
      kinds: text(60).describe('The accessible name of the choice between an answer and a note'),
      answer: sentence(60, 'email'),
      onlyNote: text(60),
      ...texts(160, 'byMessage', 'byMail'),
      answering: composer,
      noting: composer,
    }),
    missed: z
      .strictObject({
        heading: text(60),
        hint: text(240),
        nothing: text(120),
        address: text(60),
        ...texts(24, 'times', 'last'),
      })
      .describe('Addresses that visitors asked for and that lead nowhere'),
    outbox: z.strictObject({
      dead: text(60),
      deadHint: text(200),
      waiting: text(60),
      kinds: z.strictObject({
        ...texts(60, 'lead-mail', 'lead-webhook', 'leads-held', 'verify-email', 'reset-password'),
        ...texts(60, 'password-changed', 'second-factor-on', 'second-factor-off', 'email-changed'),
        ...texts(60, 'message-mail', 'lead-answer', 'message-answered'),
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
      ...texts(60, 'answered', 'reopened'),
      ...texts(80, 'released', 'replayed'),
      assigned: text(60),
      newer: text(120).describe('The message stays open because the customer has written again'),
    }),
  }),
});

export type InboxWords = z.infer<typeof inboxWords>;
