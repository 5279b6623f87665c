import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as collections from '../../store/collections.ts';
import { readSaved, save, unsave } from '../../store/saved.ts';
import type { Services } from '../services.ts';
import { calls, expectFound, orNotFound } from './endpoint.ts';

/** The items that people save, their collections, and the links by which they share them. */
export const saved: FastifyPluginAsyncZod<Services> = async (api, { store }) => {
  const on = calls(api);
  on('saved', async ({ user, query }) => ({ items: await readSaved(store, user.id, query) }));
  on('save', ({ user, body }) => save(store, user.id, body));
  on('unsave', ({ user, params }) => expectFound(unsave(store, user.id, params.id)));

  on('collections', async ({ user }) => ({
    collections: await collections.readCollections(store, user.id),
  }));
  on('makeCollection', ({ user, body }) => collections.makeCollection(store, user.id, body));
  on('changeCollection', async ({ user, params, body }) =>
    orNotFound(await collections.changeCollection(store, user.id, params.id, body)),
  );
  on('removeCollection', ({ user, params }) =>
    expectFound(collections.removeCollection(store, user.id, params.id)),
  );

  on('collect', async ({ user, params, body }) =>
    orNotFound(await collections.collect(store, user.id, params.id, body.item)),
  );
  on('moveCollected', async ({ user, params, body }) =>
    orNotFound(await collections.moveCollected(store, user.id, params.id, body.before)),
  );
  on('removeCollected', async ({ user, params }) =>
    orNotFound(await collections.removeItem(store, user.id, params.id)),
  );

  on('shareCollection', async ({ user, params }) =>
    orNotFound(await collections.shareCollection(store, user.id, params.id)),
  );
  on('withdrawShare', ({ user, params }) =>
    expectFound(collections.withdrawShare(store, user.id, params.id)),
  );
  on('sharedCollection', async ({ body }) =>
    orNotFound(await collections.readShared(store, body.token)),
  );
};
