import type { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { areaWords } from '../../site/app/area/texts.ts';
import { collectionsWords } from '../../site/app/collections/texts.ts';
import { detailsWords } from '../../site/app/details/texts.ts';
import { messagesWords } from '../../site/app/messages/texts.ts';
import { securityWords } from '../../site/app/security/texts.ts';
import { sharedWords } from '../../site/app/shared/texts.ts';

export const areaIn = (lang: Lang) =>
  localize(readContent('content/account-area/area.yaml', areaWords), lang);

const screen =
  <App>(name: string, schema: z.ZodType<{ app: App }>) =>
  (lang: Lang) =>
    localize(readContent(`content/account-area/${name}.yaml`, schema).app, lang);

/** Returns the words of one page of the account area in a language. */
export const screens = {
  collections: screen('collections', collectionsWords),
  details: screen('details', detailsWords),
  messages: screen('messages', messagesWords),
  security: screen('security', securityWords),
  shared: screen('shared', sharedWords),
};
