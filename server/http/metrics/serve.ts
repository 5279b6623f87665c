import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '../../config.ts';
import { CONTENT_TYPE } from './format.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a separate port that visitors cannot reach, and returns its address.
 * @throws the system's error when the port cannot be used
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: NonNullable<Config['metrics']>,
) {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' });
    response.end(method === 'GET' ? text : undefined);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    address: `http://${host}:${address.port}/metrics`,
    close: (): void => {
      server.close();
      server.closeAllConnections();
      metrics.close();
    },
  };
}
