import { z } from 'zod';
import { call, type Endpoint } from './endpoint.ts';
import { line, lines, moment, nonBlank, token } from './fields.ts';
import { CHOICE_ID, idInBody, idParams } from './leads.ts';
import type { CallName } from './paths.ts';
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

const savedItem = thing.extend({ id: z.int().positive(), savedAt: moment });

export const savedQuery = z.object({ kind: kind.optional(), thing: slug.optional() });

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

const collection = z.object({
  id: z.int().positive(),
  name: z.string(),
  note: z.string(),
  sharedAt: moment.nullable().describe('When the active link was created; null without one'),
  items: z.array(place).max(COLLECTION_ITEMS_MAX).describe('In the owner’s order'),
});
const sharedCollection = z.object({
  name: z.string(),
  note: z.string(),
  items: z.array(thing),
});

export const savedEndpoints = {
  saved: call({
    summary: 'The saved items; the query can limit them to one kind or a single item',
    query: savedQuery,
    answer: z.object({ items: z.array(savedItem).max(SAVED_MAX).describe('Newest first') }),
  }),
  save: call({
    summary:
      'Save an item, up to 500; saving it again has no effect. The item that was removed last is restored with its collections, for a day',
    body: thing,
    answer: savedItem,
    errorStatuses: [409],
  }),
  unsave: call({ summary: 'Remove a saved item, also from collections', params: idParams }),
  collections: call({
    summary: 'The collections with their items',
    answer: z.object({
      collections: z.array(collection).max(COLLECTIONS_MAX).describe('Newest first'),
    }),
  }),
  makeCollection: call({
    summary: 'Create a collection, up to 50',
    body: collectionBody,
    status: 201,
    answer: collection,
    errorStatuses: [409],
  }),
  changeCollection: call({
    summary: 'Change the name or the note of a collection',
    params: idParams,
    body: collectionChange,
    answer: collection,
  }),
  removeCollection: call({
    summary: 'Remove a collection; its items stay saved',
    params: idParams,
  }),
  collect: call({
    summary: 'Add a saved item to the end of a collection, up to 200',
    params: idParams,
    body: z.object({ item: idInBody.describe('The ID of the saved item') }),
    answer: collection,
    errorStatuses: [409],
  }),
  moveCollected: call({
    summary: 'Move an item within its collection',
    params: idParams,
    body: z.object({
      before: idInBody
        .nullable()
        .describe('The place that it is moved in front of; null for the end'),
    }),
    answer: collection,
  }),
  removeCollected: call({
    summary: 'Remove an item from its collection; it stays saved',
    params: idParams,
    answer: collection,
  }),
  shareCollection: call({
    summary:
      'Create a link by which anyone can see a collection; the previous link becomes invalid',
    params: idParams,
    answer: z.object({
      token: z.string().describe('The token in the link; returned once and not stored'),
      sharedAt: moment,
    }),
  }),
  withdrawShare: call({ summary: 'Withdraw the link of a collection', params: idParams }),
  sharedCollection: call({
    isReadOnly: true,
    summary: 'The collection of a link, without data about its owner',
    access: 'anyone',
    body: z.object({ token }),
    answer: sharedCollection,
    errorStatuses: [404],
  }),
} satisfies Partial<Record<CallName, Endpoint>>;

export type SiteItem = z.output<typeof thing>;
export type SavedItem = z.output<typeof savedItem>;
export type Collection = z.output<typeof collection>;
export type SharedCollection = z.output<typeof sharedCollection>;
