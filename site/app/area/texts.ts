import { z } from 'zod';
import { type Localized, sentence, text, texts } from '../../../contract/text.ts';

/** The texts that all account pages share. Source: `content/account-area/area.yaml`. */
export const areaWords = z.strictObject({
  label: text(40).describe('The name of the area, and the accessible name of its navigation'),
  needsScript: z.strictObject({ heading: text(80), body: text(200) }),
  signOut: text(32),
  unread: sentence(40, 'count').describe('The unread count beside a link, for screen readers'),
  app: z.strictObject({
    loading: text(40),
    forgotten: text(40).describe('The link beside a field for the current password'),
    undone: text(120).describe('A change was undone; followed by the reason'),
    selected: text(120).describe('The browser can’t copy the text and has selected it instead'),
    otherAccount: z.strictObject({
      now: text(160).describe('Another account has signed in in another tab'),
      kept: text(200).describe('Added if text was typed in the previous account'),
    }),
    errors: z.strictObject({
      ...texts(120, 'offline', 'limited', 'gone', 'broken'),
      slow: text(120).describe('Announced when sending takes a long time'),
      retryHint: text(120),
      stale: text(80).describe(
        'The data on the page could not be refreshed; followed by the reason',
      ),
      ...texts(24, 'again', 'close'),
    }),
  }),
});

export type AreaWords = Localized<z.infer<typeof areaWords>>;
