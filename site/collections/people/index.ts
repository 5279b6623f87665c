import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { portraitAddress } from '../../ui/portrait/image.ts';
import { person as personSchema } from '../../ui/portrait/person.ts';
import { defineCollection } from '../define-collection.ts';
import { photo } from '../media/index.ts';

/** A person's picture: head and shoulders in cloth, or a photo in place of them. */
export const portrait = personSchema
  .extend({ photo: photo().optional() })
  .transform(({ photo, ...person }) => ({ photo, person, address: portraitAddress(person) }));

/** The people who work here, teach, write or speak. */
export const people = defineCollection({
  name: 'people',
  schema: z.strictObject({
    name: text(60),
    role: text(80).describe('Their job and place of work'),
    body: text(240).optional().describe('What to contact them about, in a sentence or two'),
    image: portrait,
    sample,
  }),
});
