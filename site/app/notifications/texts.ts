import { z } from 'zod';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { type Localized, sentence, text } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { pageHead, panelHead } from '../page-texts.ts';

/** A kind of mail: its name, and when it is sent. */
const kind = z.strictObject({ label: text(60), hint: text(160) });

/** The texts of `/account/notifications`. Source: `content/account-area/notifications.yaml`. */
export const notificationsWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    chosen: z.strictObject({
      ...panelHead,
      channel: sentence(60, 'email').describe(
        'The address that mails are sent to, above the switches',
      ),
      kinds: z.strictObject({
        'message-answered': kind,
        news: kind,
      } satisfies Record<NotificationKind, typeof kind>),
      unconfirmed: text(160).describe('The reason why the newsletter can’t be turned on yet'),
      confirm: text(60).describe('The link to confirm the email address'),
      on: sentence(100, 'kind'),
      off: sentence(100, 'kind'),
    }),
    always: z.strictObject({
      ...panelHead,
      kinds: z.array(text(120)).min(1),
    }),
  }),
});

/** The props of the island, which its parts use. */
export interface NotificationsProps extends AreaProps {
  words: Localized<z.infer<typeof notificationsWords>>['app'];
  /** The version of the newsletter consent, and its wording. */
  consent: { version: string; newsletter: string };
  /** The address of the page where an email address is confirmed. */
  confirm: string;
}
