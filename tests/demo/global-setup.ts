import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { printedAddress } from '../../tools/serve-built.ts';

const serveDemo = resolve(import.meta.dirname, '../../tools/serve-demo.ts');

/**
 * Serves the static demo once for all tests, and builds it first if necessary. Sets an environment variable with its
 * address (`BASE_URL`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [serveDemo], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = await printedAddress(server.stdout);
  if (address === undefined) throw new Error('The demo was not served.');
  process.env['BASE_URL'] = address;
  return async () => {
    server.kill();
    await ended;
  };
}
