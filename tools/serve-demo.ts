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

const root = resolve(import.meta.dirname, '..');
const { PORT = '4330', DEMO_DIR = 'dist-demo' } = process.env;
const folder = resolve(root, DEMO_DIR);

if (!existsSync(join(folder, 'index.html'))) {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'build-demo.ts'), folder],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const app = Fastify({ logger: false, forceCloseConnections: true });
// `/account/sign-in` redirects to `/account/sign-in/`, as on hosts that serve folders.
app.register(fastifyStatic, { root: folder, redirect: true, cacheControl: false });
app.setNotFoundHandler((request, reply) => {
  const page = localizedPath(langOfPath(request.url), '/404.html').slice(1);
  return reply.code(404).sendFile(existsSync(join(folder, page)) ? page : '404.html');
});
const address = await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log(`The demo is at ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close());
}
