import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pathOf, queryOf } from '../path.ts';
import { destination } from './destination.ts';
import { sendAsset, sendPage } from './send.ts';
import type { Site } from './site.ts';

/** Serves the built site: its pages at their clean addresses, its files, and the ways to both. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.register(fastifyStatic, {
    root: site.dir,
    // Which address leads to which file is decided here, not by the folder.
    serve: false,
    preCompressed: true,
    index: false,
    // Ours are in send.ts: the plugin makes them of the time when a file was written, which differs between servers.
    etag: false,
    lastModified: false,
    cacheControl: false,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const found = await destination(pathOf(request.url), site.has);
      switch (found.kind) {
        case 'page':
          return sendPage(site, request, reply, found.file);
        case 'asset':
          return sendAsset(site, request, reply, found.file);
        case 'redirect':
          return (
            reply
              // Permanent, but not for ever: a mistake in one must be mendable.
              .header('cache-control', 'public, max-age=3600')
              .redirect(found.path + queryOf(request.url), found.status)
          );
        case 'nothing':
          reply.callNotFound();
          return reply;
      }
    },
  });
}
