import { z } from 'zod';
import { type Localized, sentence, text } from '../../../contract/text.ts';

/** The texts that all account pages share. Source: `content/account-area/area.yaml`. */
export const areaWords = z.strictObject({
  label: text(40).describe('Names the area, and its navigation to screen readers'),
  needsScript: z.strictObject({ heading: text(80), body: text(200) }),
  signOut: text(32),
  unread: sentence(40, 'count').describe(
    'How much there is to read, beside a link; for screen readers',
  ),
  app: z.strictObject({
    loading: text(40),
    forgotten: text(40).describe('Beside a field for the password that one has'),
    undone: text(120).describe('What was changed has been put back; stands before the reason'),
    selected: text(120).describe('A browser that may not copy something has selected it'),
    otherAccount: z.strictObject({
      now: text(160).describe('Another account has signed in in another tab'),
      kept: text(200).describe('Stands after it, where something was typed for the account before'),
    }),
    errors: z.strictObject({
      offline: text(120),
      limited: text(120),
      gone: text(120),
      broken: text(120),
      slow: text(120).describe('Announced when sending takes long'),
      retryHint: text(120),
      stale: text(80).describe('What is shown could not be loaded anew; stands before the reason'),
      again: text(24),
      close: text(24),
    }),
  }),
});

export type AreaWords = Localized<z.infer<typeof areaWords>>;
