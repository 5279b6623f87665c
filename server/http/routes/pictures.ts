import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../../../contract/api/messages.ts';
import { pictureAddress } from '../../../contract/api/own-data.ts';
import { PICTURE_MAX, PICTURE_TYPE, PICTURE_TYPES } from '../../../contract/api/picture-limits.ts';
import { receivePartFile } from '../../attachments/files.ts';
import type { Release } from '../../attachments/upload-space.ts';
import { keyedSemaphore } from '../../limits/keyed-semaphore.ts';
import { resizePicture } from '../../pictures/resize.ts';
import { readPicture, removePicture, setPicture } from '../../store/pictures.ts';
import type { Services } from '../services.ts';
import { declaredSize } from '../uploads.ts';
import { calls, orNotFound } from './endpoint.ts';

/** An address always shows the same picture: a new picture has a new address. */
const CACHE_FOREVER = 'private, max-age=31536000, immutable';

/** The maximum number of pictures that an account may upload or wait for at once. */
const CONCURRENT_MAX = 2;

export const pictures: FastifyPluginAsyncZod<Services> = async (api, services) => {
  const on = calls(api);
  const { config, limits, uploadSpace, store } = services;
  const enter = keyedSemaphore(CONCURRENT_MAX);
  const inTurn = keyedQueue<number>();

  // Only in this plugin, because no other call takes pictures. They are written to disk as they arrive.
  api.addContentTypeParser([...PICTURE_TYPES], (_request, body, done) => done(null, body));

  /** Stores the picture in a file as an account's picture. */
  const keep = async (userId: number, path: string): Promise<string> => {
    const webp = await resizePicture(path, String(userId));
    if (webp === undefined) throw new Refusal('notAPicture');
    return setPicture(store, userId, webp);
  };

  on('setPicture', async (request, reply) => {
    const { id } = request.user;
    // Unread bytes must not remain on a connection that continues.
    reply.header('connection', 'close');
    await limits.count('picture', String(id));
    const size = declaredSize(request.headers, PICTURE_MAX);
    const leave = enter(String(id));
    if (leave === undefined) throw new Refusal('tooMany', { retryAfter: 1 });
    let release: Release | undefined;
    try {
      release = await uploadSpace.reserveTemporarily(size);
      const arriving = receivePartFile(config.dataDir, request.body, PICTURE_MAX);
      // It may fail before its turn comes.
      arriving.catch(() => undefined);
      const image = await inTurn(id, async () => {
        const { part, discard } = await arriving;
        reply.removeHeader('connection');
        return keep(id, part).finally(discard);
      });
      return { image: pictureAddress(image) };
    } finally {
      release?.();
      leave();
    }
  });

  on('removePicture', ({ user: { id } }) => inTurn(id, () => removePicture(store, id)));

  on('picture', async ({ params }, reply) => {
    const webp = orNotFound(await readPicture(store, params.id));
    reply.type(PICTURE_TYPE).header('cache-control', CACHE_FOREVER);
    return webp;
  });
};

/**
 * Runs tasks with the same key one after another, in order.
 * @returns a function that runs a task in its turn; a task that fails doesn't hold up the next one
 */
function keyedQueue<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
