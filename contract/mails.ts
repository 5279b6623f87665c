import { z } from 'zod';
import { sentence as sentenceOf } from './text.ts';

const sentence = (...names: string[]) => sentenceOf(400, ...names);

/** That something about an account was changed. */
const notice = z.strictObject({
  subject: sentence(),
  body: sentence('time'),
  ours: sentence().describe('If it was the person'),
  theirs: sentence('contact').describe('If it was somebody else'),
  action: sentence(),
});

/** What the server's mails say. Source: `content/mails.yaml`. */
export const mails = z.strictObject({
  common: z.strictObject({
    greeting: sentence('name').describe('Where the address is known to be the person’s'),
    plainGreeting: sentence().describe('Where it may be somebody else’s'),
    moment: sentence('date', 'time').describe('A moment in Bangkok'),
    momentElsewhere: sentence('date', 'time', 'zone').describe('One in another time zone'),
    stop: z
      .strictObject({ why: sentence(), stop: sentence(), choose: sentence() })
      .describe('At the end of mails that can be stopped; the last at the end of all to accounts'),
    copyLink: sentence().describe('Before the address that the button leads to'),
  }),
  leadMail: z.strictObject({
    subject: sentence('form', 'email'),
    labels: z.strictObject({
      name: sentence(),
      email: sentence(),
      company: sentence(),
      telephone: sentence(),
      choice: sentence().describe('Label of what a form no longer asks for; so are the next two'),
      budget: sentence(),
      urgency: sentence(),
      offer: sentence(),
      page: sentence(),
      receivedAt: sentence(),
      consent: sentence(),
    }),
    purposes: z.strictObject({ reply: sentence(), marketing: sentence(), call: sentence() }),
    consent: sentence('purposes', 'version'),
    action: sentence(),
    note: sentence('email').describe('That answering the mail answers the person'),
  }),
  /** Says that leads are held until an administrator looks at them. */
  leadsHeld: z.strictObject({
    subject: sentence('count'),
    body: sentence('count'),
    why: sentence(),
    action: sentence(),
  }),
  /** To the company: what a customer has written in the account area. */
  messageMail: z.strictObject({
    subject: sentence('name'),
    from: sentence(),
    files: sentence().describe('How many files go with it; before their number'),
    action: sentence(),
    note: sentence().describe('That it is answered in the inbox, and not by mail'),
  }),
  /** To a visitor without an account: what the company has answered. */
  leadAnswer: z.strictObject({
    subject: sentence(),
    note: sentence('time').describe('Which message it answers, and that one can answer it'),
  }),
  /** To a customer: that there is an answer in the account area. */
  messageAnswered: z.strictObject({
    subject: sentence(),
    body: sentence(),
    action: sentence(),
    note: sentence(),
  }),
  verifyEmail: z.strictObject({
    subject: sentence(),
    body: sentence('email'),
    action: sentence(),
    note: sentence('hours'),
  }),
  resetPassword: z.strictObject({
    subject: sentence(),
    body: sentence(),
    action: sentence(),
    note: sentence('minutes'),
  }),
  passwordChanged: notice,
  /** Its action begins a mail to the company: without a code its owner cannot sign in. */
  secondFactorOn: notice,
  secondFactorOff: notice,
  recoveryCodesRenewed: notice,
  /** Its action begins a mail to the company; so does that of the next one. */
  emailChanged: notice,
  accountDeleted: notice,
});

export type Mails = z.infer<typeof mails>;
