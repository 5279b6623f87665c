import { z } from 'zod';
import { FIRST_LANG } from '../lang.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { lang, token } from './fields.ts';
import { refusedAs } from './refusal.ts';

/** Which of the optional mails an account gets. */
export const notifications = z.object({
  'message-answered': z.boolean(),
  news: z
    .boolean()
    .describe('A consent, kept under the address: false as long as that is not confirmed'),
} satisfies Record<NotificationKind, z.ZodType>);

export type Notifications = z.infer<typeof notifications>;

/** Turns kinds on and off, each by itself. */
export const notificationsBody = notifications
  .partial()
  .extend({
    consent: z.iso
      .date()
      .optional()
      .describe('Where news are turned on: the version of the wording that was shown'),
  })
  .refine(({ consent: _, ...kinds }) => Object.keys(kinds).length > 0)
  .refine(({ news, consent }) => news !== true || consent !== undefined, {
    path: ['consent'],
    ...refusedAs({ code: 'missing' }),
  });

/** What a link that stops a kind of mail carries; it needs no session. */
export const unsubscribeQuery = z.object({
  token,
  lang: lang.default(FIRST_LANG).describe('The language of the mail'),
});
