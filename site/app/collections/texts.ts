import { z } from 'zod';
import { counted, type Localized, sentence, text, texts } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { asked, pageHead } from '../page-texts.ts';
import type { ThingWords } from '../saved-items/texts.ts';
import type { FormPageProps } from '../sign-in/form-page-props.ts';

const empty = z.strictObject({ heading: text(60), body: text(200), action: text(40) });

/** The texts of `/account/collections`. Source: `content/account-area/collections.yaml`. */
export const collectionsWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    make: text(40),
    name: z.strictObject({ label: text(32), required: text(80), hint: text(80) }),
    note: z.strictObject({ label: text(40) }),
    submit: text(32).describe('The submit button'),
    sending: text(32),
    save: text(32).describe('Saves a changed name or note'),
    saving: text(32),
    cancel: text(24),
    made: sentence(120, 'name'),
    changed: text(60),
    edit: text(32),
    editNamed: sentence(120, 'name'),
    count: counted(32),
    isShared: text(32),
    empty,
    items: z.strictObject({
      none: text(120),
      handle: sentence(120, 'title').describe('The accessible name of an item’s drag handle'),
      handleHint: text(120).describe('Its description: the keys that move the item'),
      up: sentence(120, 'title'),
      down: sentence(120, 'title'),
      moved: sentence(160, 'title', 'place', 'count'),
      takeOut: sentence(120, 'title'),
      takenOut: sentence(160, 'title'),
      add: text(40),
      choose: text(60),
      adding: text(40).describe('The button that adds the selected item'),
      added: sentence(120, 'title'),
      ...texts(120, 'allIn', 'nothingSaved', 'full'),
    }),
    share: z.strictObject({
      heading: text(40),
      off: text(200),
      on: sentence(200, 'day'),
      ...texts(40, 'make', 'renew'),
      link: text(60).describe('The label of the field with the link'),
      once: text(200),
      copy: text(24),
      copied: text(40),
      renewing: z.strictObject(asked).describe('The confirmation before a shared link is replaced'),
      withdraw: text(40),
      withdrawing: z.strictObject(asked).describe('The confirmation before a link is revoked'),
      withdrawn: text(120),
    }),
    remove: z.strictObject({
      ...asked,
      begin: text(40),
      ask: sentence(160, 'name'),
      done: sentence(120, 'name'),
    }),
    full: text(120),
  }),
});

/** The props of the island, which its parts use. */
export interface CollectionsProps extends AreaProps, FormPageProps {
  words: Localized<z.infer<typeof collectionsWords>>['app'];
  things: ThingWords;
  /** The address of the page that shows shared collections. */
  shared: string;
}
