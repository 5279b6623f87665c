import { z } from 'zod';
import { type Localized, sentence, text, texts } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { pageHead, panelHead, send } from '../page-texts.ts';
import type { FieldPageProps } from '../sign-in/form-page-props.ts';

/** A field with texts that differ from those shared by all forms. */
const field = z.strictObject({ label: text(40), required: text(120) });

/** The texts of `/account/security`. Source: `content/account-area/security.yaml`. */
export const securityWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    password: z.strictObject({
      ...panelHead,
      ...send,
      current: field,
      chosen: field,
      done: text(120),
    }),
    secondFactor: z.strictObject({
      ...panelHead,
      ...texts(40, 'isOn', 'isOff', 'setUp', 'turnOff'),
      renew: text(60),
      cancel: text(24),
      askCode: z.strictObject({ lead: text(160) }),
      askPassword: z.strictObject({ lead: text(160), ...send }),
      scan: z.strictObject({
        heading: text(80),
        lead: text(160),
        picture: text(80).describe('The alternative text of the QR code'),
        key: text(80),
      }),
      codes: z.strictObject({
        heading: text(60),
        lead: text(200),
        ...texts(40, 'copy', 'copied', 'download'),
        file: text(40).describe('The name of the file with the codes, without its extension'),
      }),
      confirm: z.strictObject({ heading: text(80), ...send }),
      end: z.strictObject({
        lead: text(160),
        ...send,
        code: field.extend({ hint: text(120), wrong: text(120) }),
      }),
      ...texts(160, 'done', 'ended'),
      renewed: text(120),
    }),
    sessions: z.strictObject({
      ...panelHead,
      current: text(40),
      device: sentence(60, 'browser', 'system'),
      unknown: text(40),
      now: text(40).describe('Marks the current session'),
      since: sentence(60, 'moment'),
      lastUsed: sentence(60, 'moment'),
      end: text(32),
      endNamed: sentence(80, 'device').describe('The accessible name of the button'),
      endOthers: text(60),
      ended: sentence(100, 'device'),
      endedOthers: text(100),
      alone: text(120),
    }),
  }),
});

/** The props of the island, which its parts use. */
export interface SecurityProps extends AreaProps, FieldPageProps {
  words: Localized<z.infer<typeof securityWords>>['app'];
}
