import { z } from 'zod';
import { line, lines, moment, nonBlank, token } from './fields.ts';
import { CHOICE_ID, idInBody } from './leads.ts';
import { SAVED_KINDS } from './saved-kinds.ts';

/** The limits of an account. */
export const SAVED_MAX = 500;
export const COLLECTIONS_MAX = 50;
export const COLLECTION_ITEMS_MAX = 200;

const kind = z.enum(SAVED_KINDS);
const slug = z.string().max(80).regex(CHOICE_ID);

/** An item of the site. Only the build knows which ones exist, and their titles. */
export const thing = z.object({
  kind,
  thing: slug.describe('Its ID on the site, in every language'),
});

export const savedItem = thing.extend({ id: z.int().positive(), savedAt: moment });

export const savedQuery = z.object({ kind: kind.optional(), thing: slug.optional() });
export const savedList = z.object({
  items: z.array(savedItem).max(SAVED_MAX).describe('Newest first'),
});

const name = nonBlank(line(80));
const note = lines(1000);

export const collectionBody = z.object({ name, note: note.default('') });
export const collectionChange = z
  .object({ name, note })
  .partial()
  .refine((body) => Object.keys(body).length > 0);

/** A saved item's place in a collection. */
const place = z.object({
  id: z.int().positive().describe('The ID of the place'),
  item: z.int().positive().describe('The ID of the saved item'),
});

export const collection = z.object({
  id: z.int().positive(),
  name: z.string(),
  note: z.string(),
  sharedAt: moment.nullable().describe('When the active link was created; null without one'),
  items: z.array(place).max(COLLECTION_ITEMS_MAX).describe('In the owner’s order'),
});
export const collectionList = z.object({
  collections: z.array(collection).max(COLLECTIONS_MAX).describe('Newest first'),
});

export const collectBody = z.object({ item: idInBody.describe('The ID of the saved item') });
export const moveBody = z.object({
  before: idInBody.nullable().describe('The place that it is moved in front of; null for the end'),
});

export const sharedLink = z.object({
  token: z.string().describe('The token in the link; returned once and not stored'),
  sharedAt: moment,
});

export const sharedBody = z.object({ token });
export const sharedCollection = z.object({
  name: z.string(),
  note: z.string(),
  items: z.array(thing),
});

export type SiteItem = z.output<typeof thing>;
export type SavedItem = z.output<typeof savedItem>;
export type Collection = z.output<typeof collection>;
export type SharedCollection = z.output<typeof sharedCollection>;
