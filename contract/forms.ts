import { z } from 'zod';
import { FORM_ID, PURPOSES } from './api/leads.ts';
import { text } from './text.ts';

/**
 * What the forms of the site mean, by the id that the browser sends with its values. Source:
 * `content/forms.yaml`.
 */
export const forms = z.record(
  z.string().regex(FORM_ID, 'an id is lower-case letters and hyphens'),
  z.strictObject({
    title: text(80).describe('What a message from it is called, in mails and in the inbox'),
    needs: z
      .array(z.enum(['name', 'message']))
      .describe('What has to be filled in besides the e-mail'),
    purposes: z
      .array(z.enum(PURPOSES))
      .min(1)
      .describe('What sending it agrees to; the box for news comes on top of it'),
  }),
);

export type Forms = z.infer<typeof forms>;

const wording = z.strictObject({
  version: z.iso.date('is not a date in quotes'),
  reply: text(400).describe('What a message is used for, said where it is asked for'),
  marketing: text(240).describe('Beside the box for news'),
  newsletter: text(400).describe('What signing up for the newsletter agrees to'),
});

/**
 * The wordings of the consent (thai.md 17), newest first; there is at least one. A version that visitors
 * have seen is never changed: what they agreed to is kept by its version. Source: `content/consent.yaml`.
 */
export const consent = z
  .tuple([wording], wording)
  .refine(
    (versions) =>
      versions.every(({ version }, index) => version < (versions[index - 1]?.version ?? '9999')),
    'the versions are not in order, newest first',
  );

export type Consent = z.infer<typeof consent>;
