import { z } from 'zod';
import { sentence as sentenceOf } from './text.ts';

const sentence = (...names: string[]) => sentenceOf(400, ...names);

/** Tells the account holder that something about the account has changed. */
const notice = z.strictObject({
  subject: sentence(),
  body: sentence('time'),
  ours: sentence().describe('If the account holder did it'),
  theirs: sentence('contact').describe('If somebody else did it'),
  action: sentence(),
});

/** The texts of the server's emails. Source: `content/mails.yaml`. */
export const mails = z.strictObject({
  common: z.strictObject({
    greeting: sentence('name').describe('If the address is known to be the person’s own'),
    plainGreeting: sentence().describe('If the address may be somebody else’s'),
    moment: sentence('date', 'time').describe('A time in Bangkok'),
    momentElsewhere: sentence('date', 'time', 'zone').describe('A time in another time zone'),
    stop: z
      .strictObject({ why: sentence(), stop: sentence(), choose: sentence() })
      .describe(
        'At the end of emails that can be turned off; the last one is at the end of all emails to accounts',
      ),
    copyLink: sentence().describe('Before the address that the button links to'),
  }),
  leadMail: z.strictObject({
    subject: sentence('form', 'email'),
    labels: z.strictObject({
      name: sentence(),
      email: sentence(),
      company: sentence(),
      telephone: sentence(),
      choice: sentence().describe(
        'Label of a field that forms no longer ask for; the same for the next two',
      ),
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
    note: sentence('email').describe('Says that a reply to the email goes to the person'),
  }),
  /** Says that leads are held until an administrator reviews them. */
  leadsHeld: z.strictObject({
    subject: sentence('count'),
    body: sentence('count'),
    why: sentence(),
    action: sentence(),
  }),
  /** To the company: a message that a customer wrote in the account area. */
  messageMail: z.strictObject({
    subject: sentence('name'),
    from: sentence(),
    files: sentence().describe('Number of files, shown before the figure'),
    action: sentence(),
    note: sentence().describe('Says that it is answered in the inbox, not by email'),
  }),
  /** To a visitor without an account: the company's answer. */
  leadAnswer: z.strictObject({
    subject: sentence(),
    note: sentence('time').describe(
      'Says which message it answers, and that the visitor can reply',
    ),
  }),
  /** To a customer: a notice that the account area has an answer. */
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
  /** The action starts an email to the company: without a code, the owner cannot sign in. */
  secondFactorOn: notice,
  secondFactorOff: notice,
  recoveryCodesRenewed: notice,
  /** The action starts an email to the company; so does the next one. */
  emailChanged: notice,
  accountDeleted: notice,
});

export type Mails = z.infer<typeof mails>;
