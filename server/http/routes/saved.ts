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
import { signedInUser } from './authorize.ts';
import { endpoint } from './endpoint.ts';

/** The items that people save, their collections, and the links by which they share them. */
export const saved: FastifyPluginAsyncZod<Services> = async (api, { store }) => {
  api.route({
    ...endpoint('saved'),
    handler: async (request) => ({
      items: await readSaved(store, signedInUser(request).id, request.query),
    }),
  });
  api.route({
    ...endpoint('save'),
    handler: (request) => save(store, signedInUser(request).id, request.body),
  });
  api.route({
    ...endpoint('unsave'),
    handler: async (request) => {
      expectFound(await unsave(store, signedInUser(request).id, request.params.id));
    },
  });

  api.route({
    ...endpoint('collections'),
    handler: async (request) => ({
      collections: await readCollections(store, signedInUser(request).id),
    }),
  });
  api.route({
    ...endpoint('makeCollection'),
    handler: (request) => makeCollection(store, signedInUser(request).id, request.body),
  });
  api.route({
    ...endpoint('changeCollection'),
    handler: async (request) => {
      const { params, body } = request;
      return orNotFound(await changeCollection(store, signedInUser(request).id, params.id, body));
    },
  });
  api.route({
    ...endpoint('removeCollection'),
    handler: async (request) => {
      expectFound(await removeCollection(store, signedInUser(request).id, request.params.id));
    },
  });

  api.route({
    ...endpoint('collect'),
    handler: async (request) => {
      const { params, body } = request;
      return orNotFound(await collect(store, signedInUser(request).id, params.id, body.item));
    },
  });
  api.route({
    ...endpoint('moveCollected'),
    handler: async (request) => {
      const { params, body } = request;
      return orNotFound(
        await moveCollected(store, signedInUser(request).id, params.id, body.before),
      );
    },
  });
  api.route({
    ...endpoint('takeOut'),
    handler: async (request) =>
      orNotFound(await takeOut(store, signedInUser(request).id, request.params.id)),
  });

  api.route({
    ...endpoint('shareCollection'),
    handler: async (request) =>
      orNotFound(await shareCollection(store, signedInUser(request).id, request.params.id)),
  });
  api.route({
    ...endpoint('withdrawShare'),
    handler: async (request) => {
      expectFound(await withdrawShare(store, signedInUser(request).id, request.params.id));
    },
  });
  api.route({
    ...endpoint('sharedCollection'),
    handler: async ({ body }) => orNotFound(await readShared(store, body.token)),
  });
};

/**
 * Returns what was found.
 * @throws Refusal `notFound` if it is undefined
 */
function orNotFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('notFound');
  return thing;
}

function expectFound(isThere: boolean): void {
  if (!isThere) throw new Refusal('notFound');
}
