import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const serveDemo = resolve(import.meta.dirname, '../../tools/serve-demo.ts');

/**
 * Serves the static demo once for all tests, and builds it first if it is not there. Tells them by environment where it
 * is (`BASE_URL`).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [serveDemo], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['BASE_URL'] = await addressOf(server);
  return async () => {
    const gone = once(server, 'exit');
    server.kill();
    await gone;
  };
}

/** Where a server says that it is. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const address = /The demo is at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The demo was not served: ${said}`);
}
