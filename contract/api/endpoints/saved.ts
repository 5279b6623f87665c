import { type Endpoint, empty } from '../endpoint.ts';
import * as leads from '../leads.ts';
import type { CallName } from '../paths.ts';
import * as saved from '../saved.ts';

/** Saved items and collections. */
export const savedEndpoints = {
  saved: {
    summary: 'The saved items; the query can limit them to one kind or a single item',
    access: 'customer',
    query: saved.savedQuery,
    status: 200,
    answer: saved.savedList,
  },
  save: {
    summary:
      'Save an item, up to 500; saving it again has no effect. The item that was removed last is restored with its collections, for a day',
    access: 'customer',
    body: saved.thing,
    status: 200,
    answer: saved.savedItem,
    errorStatuses: [409],
  },
  unsave: {
    summary: 'Remove a saved item, also from collections',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collections: {
    summary: 'The collections with their items',
    access: 'customer',
    status: 200,
    answer: saved.collectionList,
  },
  makeCollection: {
    summary: 'Create a collection, up to 50',
    access: 'customer',
    body: saved.collectionBody,
    status: 201,
    answer: saved.collection,
    errorStatuses: [409],
  },
  changeCollection: {
    summary: 'Change the name or the note of a collection',
    access: 'customer',
    params: leads.idParams,
    body: saved.collectionChange,
    status: 200,
    answer: saved.collection,
  },
  removeCollection: {
    summary: 'Remove a collection; its items stay saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  collect: {
    summary: 'Add a saved item to the end of a collection, up to 200',
    access: 'customer',
    params: leads.idParams,
    body: saved.collectBody,
    status: 200,
    answer: saved.collection,
    errorStatuses: [409],
  },
  moveCollected: {
    summary: 'Move an item within its collection',
    access: 'customer',
    params: leads.idParams,
    body: saved.moveBody,
    status: 200,
    answer: saved.collection,
  },
  takeOut: {
    summary: 'Remove an item from its collection; it stays saved',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: saved.collection,
  },
  shareCollection: {
    summary:
      'Create a link by which anyone can see a collection; the previous link becomes invalid',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: saved.sharedLink,
  },
  withdrawShare: {
    summary: 'Withdraw the link of a collection',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  sharedCollection: {
    isReadOnly: true,
    summary: 'The collection of a link, without data about its owner',
    access: 'anyone',
    body: saved.sharedBody,
    status: 200,
    answer: saved.sharedCollection,
    errorStatuses: [404],
  },
} as const satisfies Partial<Record<CallName, Endpoint>>;
