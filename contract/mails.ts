import { z } from 'zod';
import { LANGS } from './lang.ts';
import { text } from './text.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A text with placeholders.
 * @param names what stands in it between braces, in every language and nothing else
 */
const sentence = (...names: string[]) =>
  text(400).superRefine((value, context) => {
    for (const lang of LANGS) {
      const found = new Set([...value[lang].matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''));
      for (const name of new Set([...names, ...found])) {
        if (names.includes(name) === found.has(name)) continue;
        const message = names.includes(name) ? `lacks {${name}}` : `knows no {${name}}`;
        context.addIssue({ code: 'custom', path: [lang], message });
      }
    }
  });

/** That something about an account was changed. */
const notice = z.strictObject({
  subject: sentence(),
  body: sentence('company', 'time'),
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
    copyLink: sentence().describe('Before the address that the button leads to'),
  }),
  leadMail: z.strictObject({
    subject: sentence('form', 'email'),
    labels: z.strictObject({
      name: sentence(),
      email: sentence(),
      page: sentence(),
      receivedAt: sentence(),
      consent: sentence(),
    }),
    purposes: z.strictObject({ reply: sentence(), marketing: sentence() }),
    consent: sentence('purposes', 'version'),
    action: sentence(),
    note: sentence('email').describe('That answering the mail answers the person'),
  }),
  verifyEmail: z.strictObject({
    subject: sentence(),
    body: sentence('email', 'company'),
    action: sentence(),
    note: sentence('hours'),
  }),
  resetPassword: z.strictObject({
    subject: sentence(),
    body: sentence('company'),
    action: sentence(),
    note: sentence('minutes'),
  }),
  passwordChanged: notice,
  /** Its action begins a mail to the company. */
  emailChanged: notice,
});

export type Mails = z.infer<typeof mails>;

/** Puts values in the place of a text's placeholders. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);
