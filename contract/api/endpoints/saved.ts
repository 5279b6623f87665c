import { call, type Endpoint } from '../endpoint.ts';
import * as leads from '../leads.ts';
import type { CallName } from '../paths.ts';
import * as saved from '../saved.ts';

export const savedEndpoints = {
  saved: call({
    summary: 'The saved items; the query can limit them to one kind or a single item',
    query: saved.savedQuery,
    answer: saved.savedList,
  }),
  save: call({
    summary:
      'Save an item, up to 500; saving it again has no effect. The item that was removed last is restored with its collections, for a day',
    body: saved.thing,
    answer: saved.savedItem,
    errorStatuses: [409],
  }),
  unsave: call({ summary: 'Remove a saved item, also from collections', params: leads.idParams }),
  collections: call({ summary: 'The collections with their items', answer: saved.collectionList }),
  makeCollection: call({
    summary: 'Create a collection, up to 50',
    body: saved.collectionBody,
    status: 201,
    answer: saved.collection,
    errorStatuses: [409],
  }),
  changeCollection: call({
    summary: 'Change the name or the note of a collection',
    params: leads.idParams,
    body: saved.collectionChange,
    answer: saved.collection,
  }),
  removeCollection: call({
    summary: 'Remove a collection; its items stay saved',
    params: leads.idParams,
  }),
  collect: call({
    summary: 'Add a saved item to the end of a collection, up to 200',
    params: leads.idParams,
    body: saved.collectBody,
    answer: saved.collection,
    errorStatuses: [409],
  }),
  moveCollected: call({
    summary: 'Move an item within its collection',
    params: leads.idParams,
    body: saved.moveBody,
    answer: saved.collection,
  }),
  takeOut: call({
    summary: 'Remove an item from its collection; it stays saved',
    params: leads.idParams,
    answer: saved.collection,
  }),
  shareCollection: call({
    summary:
      'Create a link by which anyone can see a collection; the previous link becomes invalid',
    params: leads.idParams,
    answer: saved.sharedLink,
  }),
  withdrawShare: call({ summary: 'Withdraw the link of a collection', params: leads.idParams }),
  sharedCollection: call({
    isReadOnly: true,
    summary: 'The collection of a link, without data about its owner',
    access: 'anyone',
    body: saved.sharedBody,
    answer: saved.sharedCollection,
    errorStatuses: [404],
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
