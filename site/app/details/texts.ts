import { z } from 'zod';
import { type Localized, sentence, text } from '../../../contract/text.ts';

/** The labels of a submit button: idle and while sending. */
const send = { submit: text(40), sending: text(40) };

/** The heading and description of a panel. */
const subject = { heading: text(60), lead: text(240) };

const field = z.strictObject({ label: text(40), required: text(120), wrong: text(120) });

/** The texts of `/account/details`. Source: `content/account-area/details.yaml`. */
export const detailsWords = z.strictObject({
  title: text(60),
  description: text(160),
  lead: text(160),
  app: z.strictObject({
    picture: z.strictObject({
      ...subject,
      none: text(60),
      own: text(60).describe('The alternative text of the picture'),
      choose: text(40),
      hint: text(80),
      remove: text(40),
      crop: z.strictObject({
        heading: text(60),
        lead: text(160),
        field: text(60).describe('The accessible name of the crop area'),
        zoom: text(40),
        save: text(40),
        saving: text(40),
        cancel: text(24),
      }),
      saved: text(60),
      removed: text(60),
      tooLarge: text(120),
      unreadable: text(120),
      storageFull: text(120),
    }),
    about: z.strictObject({
      ...subject,
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
      ...subject,
      confirmed: text(60),
      notConfirmed: text(60),
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
      ...subject,
      save: text(60),
      file: text(40).describe('The file name, without its extension'),
    }),
    deletion: z.strictObject({
      ...subject,
      begin: text(40),
      warning: text(240),
      code: z.strictObject({ label: text(60), required: text(120), wrong: text(120) }),
      cancel: text(24),
      lastAdmin: text(160),
      ...send,
    }),
  }),
});

export type DetailsWords = Localized<z.infer<typeof detailsWords>>;
