import { z } from 'zod';
import { counted, type Localized, text } from '../../../contract/text.ts';

const state = z.strictObject({ heading: text(60), body: text(240) });

/** The texts of `/shared`, the page of a shared collection. Source: `content/account-area/shared.yaml`. */
export const sharedWords = z.strictObject({
  title: text(60),
  description: text(160),
  needsScript: state,
  app: z.strictObject({
    loading: text(40),
    count: counted(32),
    about: text(160).describe('Explains the page, below the collection'),
    own: text(40).describe('The link to create an account'),
    home: text(40),
    void: state.describe('For a link that was revoked or is incomplete'),
    failed: state.describe('The server could not be reached'),
    again: text(24),
    nothing: text(120),
  }),
});

export type SharedWords = Localized<z.infer<typeof sharedWords>>;
