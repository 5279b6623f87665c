import { z } from 'zod';
import { type Localized, sentence, text, texts } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { pageHead, panelHead, send } from '../page-texts.ts';
import type { FieldPageProps } from '../sign-in/form-page-props.ts';

const field = z.strictObject({ label: text(40), required: text(120), wrong: text(120) });

/** The texts of `/account/details`. Source: `content/account-area/details.yaml`. */
export const detailsWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    picture: z.strictObject({
      ...panelHead,
      none: text(60),
      own: text(60).describe('The alternative text of the picture'),
      choose: text(40),
      hint: text(80),
      remove: text(40),
      crop: z.strictObject({
        heading: text(60),
        lead: text(160),
        field: text(60).describe('The accessible name of the crop area'),
        ...texts(40, 'zoom', 'save', 'saving'),
        cancel: text(24),
      }),
      ...texts(60, 'saved', 'removed'),
      ...texts(120, 'tooLarge', 'unreadable', 'storageFull'),
    }),
    about: z.strictObject({
      ...panelHead,
      firstName: field,
      lastName: field,
      username: field.extend({ hint: text(120) }),
      company: field,
      lang: z.strictObject({ label: text(40), hint: text(120) }),
      timeZone: z.strictObject({
        label: text(40),
        others: text(60).describe('The label of the zones outside any region'),
      }),
      optional: sentence(60, 'label'),
      ...send,
      done: text(60),
    }),
    email: z.strictObject({
      ...panelHead,
      ...texts(60, 'confirmed', 'notConfirmed'),
      unconfirmed: text(120).describe('The next step'),
      again: text(60),
      sentAgain: sentence(120, 'email'),
      change: text(40),
      explained: text(160),
      cancel: text(24),
      chosen: text(40),
      password: text(60),
      ...send,
      done: sentence(240, 'email'),
    }),
    data: z.strictObject({
      ...panelHead,
      save: text(60),
      file: text(40).describe('The file name, without its extension'),
    }),
    deletion: z.strictObject({
      ...panelHead,
      begin: text(40),
      warning: text(240),
      code: z.strictObject({ label: text(60), required: text(120), wrong: text(120) }),
      cancel: text(24),
      lastAdmin: text(160),
      ...send,
    }),
  }),
});

/** The props of the island, which its parts use. */
export interface DetailsProps extends AreaProps, FieldPageProps {
  words: Localized<z.infer<typeof detailsWords>>['app'];
}
