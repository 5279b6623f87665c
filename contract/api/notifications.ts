import { z } from 'zod';
import { FIRST_LANG } from '../lang.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { call, type Endpoint } from './endpoint.ts';
import { lang, token } from './fields.ts';
import type { CallName } from './paths.ts';
import { refuseWith } from './refusal.ts';

/** The optional mails that an account gets. */
const notifications = z.object({
  'message-answered': z.boolean(),
  news: z.boolean().describe('A consent, stored by address: false until the address is confirmed'),
} satisfies Record<NotificationKind, z.ZodType>);

/** Turns kinds of mail on and off independently. */
const notificationsBody = notifications
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
const unsubscribeQuery = z.object({
  token,
  lang: lang.default(FIRST_LANG).describe('The language of the mail'),
});

export const notificationEndpoints = {
  notifications: call({
    summary: 'The optional mails that the account gets',
    answer: notifications,
  }),
  setNotifications: call({
    summary: 'Turn kinds of mail on and off independently',
    body: notificationsBody,
    answer: notifications,
    errorStatuses: [409],
  }),
  unsubscribePage: call({
    summary: 'A page with a button that stops the kind of mail that contained the link',
    access: 'anyone',
    query: unsubscribeQuery,
    answer: z.string(),
    type: 'text/html; charset=utf-8',
    errorStatuses: [404],
  }),
  unsubscribe: call({
    summary:
      'Stop the kind of mail that contained the link, as mail programs do with one click (RFC 8058). A plain form is answered with a redirect',
    access: 'anyone',
    allowsCrossSite: true,
    query: unsubscribeQuery,
    redirect: 'Stopped; redirects to the confirmation page',
    errorStatuses: [413, 415],
  }),
} satisfies Partial<Record<CallName, Endpoint>>;

export type Notifications = z.infer<typeof notifications>;
