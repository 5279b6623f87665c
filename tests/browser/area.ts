import type { z } from 'zod';
import { areaWords } from '../../contract/account-area/area.ts';
import { detailsWords } from '../../contract/account-area/details.ts';
import { messagesWords } from '../../contract/account-area/messages.ts';
import { notificationsWords } from '../../contract/account-area/notifications.ts';
import { paymentDetailsWords } from '../../contract/account-area/payment-details.ts';
import { securityWords } from '../../contract/account-area/security.ts';
import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';

export const areaIn = (lang: Lang) =>
  localize(readContent('content/account-area/area.yaml', areaWords), lang);

const screen =
  <App>(name: string, schema: z.ZodType<{ app: App }>) =>
  (lang: Lang) =>
    localize(readContent(`content/account-area/${name}.yaml`, schema).app, lang);

/** What one page of the account area says in a language. */
export const screens = {
  details: screen('details', detailsWords),
  messages: screen('messages', messagesWords),
  notifications: screen('notifications', notificationsWords),
  payment: screen('payment-details', paymentDetailsWords),
  security: screen('security', securityWords),
};
