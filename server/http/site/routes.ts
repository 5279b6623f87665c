import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { localizedPath } from '../../../contract/lang.ts';
import { langOf } from '../client.ts';
import { pathOf, queryOf } from '../path.ts';
import { resolveDestination } from './destination.ts';
import { availableLang, isHashed, sendAsset, sendPage } from './send.ts';
import type { Site } from './site.ts';

/** The page for changing a password; it sends people who are not signed in to the sign-in page and back. */
const SECURITY = '/account/security';

/** Serves the built site: its pages at their clean addresses, its files, and redirects to both. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.register(fastifyStatic, {
    // This code decides which file an address leads to, and in which folder.
    serve: false,
    preCompressed: true,
    index: false,
    // Ours are in send.ts: the plugin derives them from the file's modification time, which differs between servers.
    etag: false,
    lastModified: false,
    cacheControl: false,
  });

  // The address to which password managers send people to change their password (W3C, "A well-known URL for changing
  // passwords").
  app.get('/.well-known/change-password', async (request, reply) => {
    const lang = await availableLang(await site.current(), langOf(request), SECURITY);
    return reply.header('vary', 'accept-language').redirect(localizedPath(lang, SECURITY), 303);
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { build, found } = await findDestination(site, pathOf(request.url));
      switch (found.kind) {
        case 'page':
          return sendPage(build, reply, found.file);
        case 'asset':
          return sendAsset(build, reply, found.file);
        case 'redirect':
          return (
            reply
              // Permanent, but cached only for a while, so that a mistake can be fixed.
              .header('cache-control', 'public, max-age=3600')
              .redirect(found.path + queryOf(request.url) + (found.hash ?? ''), found.status)
          );
        case 'nothing':
          reply.callNotFound();
          return reply;
      }
    },
  });
}

/**
 * Finds the target of a path and the build that has it. A page that was opened before the current build still requests
 * the files of its own build, so those are found in the previous builds.
 */
async function findDestination(site: Site, path: string) {
  const build = await site.current();
  const found = await resolveDestination(path, build.has, await build.redirects());
  if (found.kind !== 'nothing' || !isHashed(path.slice(1))) return { build, found };
  for (const before of await site.previous()) {
    const previous = await resolveDestination(path, before.has);
    if (previous.kind === 'asset' && isHashed(previous.file))
      return { build: before, found: previous };
  }
  return { build, found };
}
