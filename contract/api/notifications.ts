import { z } from 'zod';
import { FIRST_LANG } from '../lang.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { lang, token } from './fields.ts';
import { refuseWith } from './refusal.ts';

/** The optional mails that an account gets. */
export const notifications = z.object({
  'message-answered': z.boolean(),
  news: z.boolean().describe('A consent, stored by address: false until the address is confirmed'),
} satisfies Record<NotificationKind, z.ZodType>);

export type Notifications = z.infer<typeof notifications>;

/** Turns kinds of mail on and off independently. */
export const notificationsBody = notifications
  .partial()
  .extend({
    consent: z.iso
      .date()
      .optional()
      .describe('When news is turned on: the version of the displayed text'),
  })
  .refine(({ consent: _, ...kinds }) => Object.keys(kinds).length > 0)
  .refine(({ news, consent }) => news !== true || consent !== undefined, {
    path: ['consent'],
    ...refuseWith({ code: 'missing' }),
  });

/** The query of a link that stops a kind of mail; it needs no session. */
export const unsubscribeQuery = z.object({
  token,
  lang: lang.default(FIRST_LANG).describe('The language of the mail'),
});
