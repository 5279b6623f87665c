/**
 * `npm run demo`: serves the static demo as any static host would, and builds it first if there is none. PORT sets the
 * port (4330; 0 picks a free one), DEMO_DIR the folder (dist-demo).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { langOfPath, localizedPath } from '../contract/lang.ts';

if (import.meta.main) {
  const { PORT = '4330' } = process.env;
  const { url, stop } = await serveDemo(Number(PORT));
  console.log(`The demo is at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

/**
 * Serves the demo at a port of this machine.
 * @throws if it has to be built and that fails; the build prints the reason
 */
export async function serveDemo(port = 0) {
  const folder = resolve(import.meta.dirname, '..', process.env['DEMO_DIR'] ?? 'dist-demo');
  if (!existsSync(join(folder, 'index.html'))) {
    const build = [join(import.meta.dirname, 'build-demo.ts'), folder];
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    if (status !== 0) throw new Error('The demo was not built.');
  }
  const app = Fastify({ logger: false, forceCloseConnections: true });
  // `/account/sign-in` redirects to `/account/sign-in/`, as on hosts that serve folders.
  app.register(fastifyStatic, { root: folder, redirect: true, cacheControl: false });
  app.setNotFoundHandler((request, reply) => {
    const page = localizedPath(langOfPath(request.url), '/404.html').slice(1);
    return reply.code(404).sendFile(existsSync(join(folder, page)) ? page : '404.html');
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const stop = () => app.close();
  return { url, stop, [Symbol.asyncDispose]: stop };
}
