import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { collect, moveCollected, takeOut } from '../../store/collected.ts';
import {
  changeCollection,
  makeCollection,
  readCollections,
  removeCollection,
} from '../../store/collections.ts';
import { readSaved, save, unsave } from '../../store/saved.ts';
import { readShared, shareCollection, withdrawShare } from '../../store/shared-collections.ts';
import type { Services } from '../services.ts';
import { userOf } from './authorise.ts';
import { endpoint } from './endpoint.ts';

/** The items that people save, their collections, and the links by which they share them. */
export const saved: FastifyPluginAsyncZod<Services> = async (api, { store }) => {
  api.route({
    ...endpoint('saved'),
    handler: async (request) => ({
      items: await readSaved(store, userOf(request).id, request.query),
    }),
  });
  api.route({
    ...endpoint('save'),
    handler: (request) => save(store, userOf(request).id, request.body),
  });
  api.route({
    ...endpoint('unsave'),
    handler: async (request) => {
      expectFound(await unsave(store, userOf(request).id, request.params.id));
    },
  });

  api.route({
    ...endpoint('collections'),
    handler: async (request) => ({ collections: await readCollections(store, userOf(request).id) }),
  });
  api.route({
    ...endpoint('makeCollection'),
    handler: (request) => makeCollection(store, userOf(request).id, request.body),
  });
  api.route({
    ...endpoint('changeCollection'),
    handler: async (request) => {
      const { params, body } = request;
      return found(await changeCollection(store, userOf(request).id, params.id, body));
    },
  });
  api.route({
    ...endpoint('removeCollection'),
    handler: async (request) => {
      expectFound(await removeCollection(store, userOf(request).id, request.params.id));
    },
  });

  api.route({
    ...endpoint('collect'),
    handler: async (request) => {
      const { params, body } = request;
      return found(await collect(store, userOf(request).id, params.id, body.item));
    },
  });
  api.route({
    ...endpoint('moveCollected'),
    handler: async (request) => {
      const { params, body } = request;
      return found(await moveCollected(store, userOf(request).id, params.id, body.before));
    },
  });
  api.route({
    ...endpoint('takeOut'),
    handler: async (request) => found(await takeOut(store, userOf(request).id, request.params.id)),
  });

  api.route({
    ...endpoint('shareCollection'),
    handler: async (request) =>
      found(await shareCollection(store, userOf(request).id, request.params.id)),
  });
  api.route({
    ...endpoint('withdrawShare'),
    handler: async (request) => {
      expectFound(await withdrawShare(store, userOf(request).id, request.params.id));
    },
  });
  api.route({
    ...endpoint('sharedCollection'),
    handler: async ({ body }) => found(await readShared(store, body.token)),
  });
};

/**
 * Returns what was found.
 * @throws Refusal `notFound` if it is undefined
 */
function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('notFound');
  return thing;
}

function expectFound(isThere: boolean): void {
  if (!isThere) throw new Refusal('notFound');
}
