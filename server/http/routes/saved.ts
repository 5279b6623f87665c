import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { calls, expectFound, orNotFound } from './endpoint.ts';

/** The items that people save, their collections, and the links by which they share them. */
export const saved: FastifyPluginAsyncZod<Services> = async (api, { store }) => {
  const on = calls(api);
  on('saved', async ({ user, query }) => ({ items: await readSaved(store, user.id, query) }));
  on('save', ({ user, body }) => save(store, user.id, body));
  on('unsave', async ({ user, params }) => {
    expectFound(await unsave(store, user.id, params.id));
  });

  on('collections', async ({ user }) => ({ collections: await readCollections(store, user.id) }));
  on('makeCollection', ({ user, body }) => makeCollection(store, user.id, body));
  on('changeCollection', async ({ user, params, body }) =>
    orNotFound(await changeCollection(store, user.id, params.id, body)),
  );
  on('removeCollection', async ({ user, params }) => {
    expectFound(await removeCollection(store, user.id, params.id));
  });

  on('collect', async ({ user, params, body }) =>
    orNotFound(await collect(store, user.id, params.id, body.item)),
  );
  on('moveCollected', async ({ user, params, body }) =>
    orNotFound(await moveCollected(store, user.id, params.id, body.before)),
  );
  on('takeOut', async ({ user, params }) => orNotFound(await takeOut(store, user.id, params.id)));

  on('shareCollection', async ({ user, params }) =>
    orNotFound(await shareCollection(store, user.id, params.id)),
  );
  on('withdrawShare', async ({ user, params }) => {
    expectFound(await withdrawShare(store, user.id, params.id));
  });
  on('sharedCollection', async ({ body }) => orNotFound(await readShared(store, body.token)));
};
