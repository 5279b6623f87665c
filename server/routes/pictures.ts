import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messages } from '../../contract/api/messages.ts';
import { PICTURE_TYPE, PICTURE_TYPES, pictureAddress } from '../../contract/api/pictures.ts';
import { ApiError } from '../errors.ts';
import { shrunk } from '../pictures/shrunk.ts';
import type { Services } from '../services.ts';
import { readPicture, removePicture, setPicture } from '../store/pictures.ts';
import { userOf } from './authorise.ts';
import { endpoint } from './endpoint.ts';

/** An address shows one picture for good: a new picture has a new address. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** The pictures of those who have an account. */
export const pictures: FastifyPluginAsyncZod<Services> = async (api, { limits, store }) => {
  // In this plugin alone: no other call takes files.
  api.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  api.route({
    ...endpoint('setPicture'),
    handler: async (request) => {
      const { id } = userOf(request);
      await limits.count('picture', String(id));
      const webp = await shrunk(request.body);
      if (webp === undefined) throw new ApiError(400, messages.notAPicture);
      return { image: pictureAddress(await setPicture(store, id, webp)) };
    },
  });

  api.route({
    ...endpoint('removePicture'),
    handler: async (request) => removePicture(store, userOf(request).id),
  });

  api.route({
    ...endpoint('picture'),
    handler: async ({ params }, reply) => {
      const webp = await readPicture(store, params.id);
      if (webp === undefined) throw new ApiError(404, messages.notFound);
      reply.type(PICTURE_TYPE).header('cache-control', FOR_GOOD);
      return webp;
    },
  });
};
